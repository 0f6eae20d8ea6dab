import { dropAnswers } from './answer-store.ts';
import type { CacheContext } from './cache-context.ts';
import type { CacheDatabase } from './database.ts';
import { withSpace } from './free-space.ts';
import { firstQuery } from './page-queries.ts';
import { dropLoosePictures } from './purge.ts';
import { bareCard, readPage } from './read-answer.ts';
import { dismiss, hold, release, welcome } from './reasons.ts';
import { JUST_ANSWERED, type SaveResult, type Saver, whyNot } from './saver.ts';
import { type Card, REASONS, type Thing, thingKey } from './thing.ts';

/** What an answer that lies here already tells of a thing. */
async function knownCard(database: CacheDatabase, thing: Thing): Promise<Card | null> {
  const first = firstQuery(thing);
  const body = first && (await database.bodies.get(first.key));
  const page = body && readPage(first.call.name, body.answer.payload);
  return page && page.kind !== 'hidden' ? page.card : null;
}

type Wanted = { readonly thing: Thing; readonly name: string };

export async function pinThing(context: CacheContext, saver: Saver, { thing, name }: Wanted): Promise<SaveResult> {
  const key = thingKey(thing);
  // Told before the command is written, so that nothing half looks whole in between.
  saver.jobs.report(key, { done: 0, total: 0 });
  try {
    await withSpace(context, () => pin(context.database, thing, name));
  } catch (error) {
    saver.jobs.report(key, null);
    return whyNot(context, error);
  }
  return saver.save(thing, JUST_ANSWERED);
}

async function pin(database: CacheDatabase, thing: Thing, name: string): Promise<void> {
  const card = (await knownCard(database, thing)) ?? bareCard(thing, name);
  await welcome(database, thingKey(thing));
  await hold(database, thing, { reason: 'pinned', card, at: Date.now() });
}

export async function unpinThing(context: CacheContext, thing: Thing): Promise<void> {
  await release(context.database, thingKey(thing), ['pinned']);
  await dropLoosePictures(context);
}

/** The page that is looked at has just been answered, so its card is here; a page that was not, is not remembered. */
export async function visitThing({ database }: CacheContext, saver: Saver, thing: Thing): Promise<void> {
  const card = await knownCard(database, thing);
  if (card === null) return;
  const { fresh } = await hold(database, thing, { reason: 'recent', card, at: Date.now() });
  if (fresh) void saver.saveLater([thing]);
}

export async function removeThing(context: CacheContext, thing: Thing): Promise<void> {
  const { database } = context;
  const key = thingKey(thing);
  const row = await database.things.get(key);
  await dismiss(database, key);
  await release(database, key, REASONS);
  const others = new Set((await database.things.toArray()).flatMap(({ keys }) => keys));
  await dropAnswers(
    database,
    (row?.keys ?? []).filter((each) => !others.has(each)),
  );
  await dropLoosePictures(context);
}
