import { dropOwnCache } from '../../device/own-cache.ts';
import { dropAnswers, keysMentioning } from './answer-store.ts';
import type { CacheContext } from './cache-context.ts';
import { readRows } from './cached-rows.ts';
import { pictureCacheName, type ThingRow } from './database.ts';
import { picturesToDrop } from './free-space.ts';
import { firstQuery } from './page-queries.ts';
import { dropPictures } from './picture-store.ts';
import { reasonsOf, release } from './reasons.ts';
import { REASONS, type Thing, thingKey } from './thing.ts';

/**
 * Takes a thing that is gone, or not ours to see any more, off the device: its answers, every list in which it stands,
 * its reasons, and the pictures that nothing else shows. Other things whose lists went are fetched anew
 * with the next look-over.
 */
export async function purgeThing(context: CacheContext, thing: Thing, name: string | null): Promise<void> {
  const { database } = context;
  const key = thingKey(thing);
  const row = await database.things.get(key);
  const reasons = await reasonsOf(database, key);
  const first = firstQuery(thing);
  const mentioning = await keysMentioning(database, thing.id);
  await release(database, key, REASONS);
  const gone = new Set([...(first === null ? [] : [first.key]), ...(row?.keys ?? []), ...mentioning]);
  await dropAnswers(database, [...gone]);
  await dropLoosePictures(context);
  await database.things
    .where('keys')
    .anyOf([...gone])
    .modify({ savedAt: null });
  const said = row?.card.name ?? name;
  if (said !== null && reasons.length > 0) context.tell({ kind: 'purged', thing, name: said, reasons });
}

/** The thing whose page a query asks for, when its answer is kept. */
export async function thingAsked({ database }: CacheContext, key: string): Promise<ThingRow | Thing | null> {
  const answer = (await database.answers.get(key)) ?? (await database.answers.where('aliases').equals(key).first());
  if (answer === undefined) return null;
  const body = await database.bodies.get(answer.key);
  const id: unknown = body && Reflect.get(Object(body.answer.payload), 'id');
  if (typeof id !== 'string') return null;
  if (answer.callName === 'getProfile') return { kind: 'person', id };
  return answer.callName === 'getCompany' ? { kind: 'company', id } : null;
}

/** Pictures that no thing shows. */
export async function dropLoosePictures({
  database,
  account,
}: Pick<CacheContext, 'database' | 'account'>): Promise<void> {
  await dropPictures(database, account, picturesToDrop(await readRows(database), 0));
}

/** Classes of what is kept that can be cleared apart. */
export type SavedClass = 'pictures' | 'automatic' | 'everything';

const AUTOMATIC = REASONS.filter((reason) => reason !== 'pinned');

/** Clears a class of what is kept; the settings stay. Answers in every class can be asked again. */
export async function clearSaved(context: CacheContext, what: SavedClass): Promise<void> {
  switch (what) {
    case 'pictures':
      return clearPictures(context);
    case 'automatic':
      return clearAutomatic(context);
    case 'everything':
      return clearEverything(context);
    default:
      return what satisfies never;
  }
}

/** The cache as a whole, so that nothing stays of which the table does not know. */
async function clearPictures({ database, account }: CacheContext): Promise<void> {
  await dropOwnCache(pictureCacheName(account));
  await database.pictures.clear();
}

async function clearAutomatic(context: CacheContext): Promise<void> {
  const { database } = context;
  for (const key of await database.things.toCollection().primaryKeys()) await release(database, key, AUTOMATIC);
  const needed = new Set((await database.things.toArray()).flatMap(({ keys }) => keys));
  const keys = await database.answers.toCollection().primaryKeys();
  await dropAnswers(
    database,
    keys.filter((key) => !needed.has(key)),
  );
  await dropLoosePictures(context);
}

async function clearEverything(context: CacheContext): Promise<void> {
  const { answers, bodies, things, reasons } = context.database;
  await clearPictures(context);
  await Promise.all([answers.clear(), bodies.clear(), things.clear(), reasons.clear()]);
}
