import { dropOwnCache } from '../outbox/store/own-cache.ts';
import { dropAnswers } from './answer-store.ts';
import type { CacheContext } from './cache-context.ts';
import { pictureCacheName } from './database.ts';
import { dropLoosePictures } from './purge.ts';
import { release } from './reason-store.ts';
import type { SavedClass } from './saved.ts';
import { REASONS } from './thing.ts';

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
