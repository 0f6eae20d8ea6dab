import { dropAnswers } from './answer-store.ts';
import type { SavedDatabase } from './database.ts';
import { firstQuestion } from './first-question.ts';
import { withRoom } from './make-room.ts';
import { dropLoosePictures } from './purge.ts';
import { bareCard, readPage } from './read-answer.ts';
import { dismiss, hold, release, welcome } from './reason-store.ts';
import type { Room } from './room.ts';
import { JUST_ANSWERED, type SaveResult, type Saver, whyNot } from './saver.ts';
import { type Card, REASONS, type Thing, thingKey } from './thing.ts';

/** What an answer that lies here already tells of a thing. */
async function knownCard(database: SavedDatabase, thing: Thing): Promise<Card | null> {
  const first = firstQuestion(thing);
  const body = first && (await database.bodies.get(first.key));
  const page = body && readPage(first.call.name, body.answer.payload);
  return page && page.kind !== 'hidden' ? page.card : null;
}

type Wanted = { readonly thing: Thing; readonly name: string };

export async function pinThing(room: Room, saver: Saver, { thing, name }: Wanted): Promise<SaveResult> {
  const key = thingKey(thing);
  // Told before the command is written, so that nothing half looks whole in between.
  saver.jobs.report(key, { done: 0, total: 0 });
  try {
    await withRoom(room, () => pin(room.database, thing, name));
  } catch (error) {
    saver.jobs.report(key, null);
    return whyNot(room, error);
  }
  return saver.save(thing, JUST_ANSWERED);
}

async function pin(database: SavedDatabase, thing: Thing, name: string): Promise<void> {
  const card = (await knownCard(database, thing)) ?? bareCard(thing, name);
  await welcome(database, thingKey(thing));
  await hold(database, thing, { reason: 'pinned', card, at: Date.now() });
}

export async function unpinThing(room: Room, thing: Thing): Promise<void> {
  await release(room.database, thingKey(thing), ['pinned']);
  await dropLoosePictures(room);
}

/** The page that is looked at has just been answered, so its card is here; a page that was not, is not remembered. */
export async function visitThing({ database }: Room, saver: Saver, thing: Thing): Promise<void> {
  const card = await knownCard(database, thing);
  if (card === null) return;
  const { fresh } = await hold(database, thing, { reason: 'recent', card, at: Date.now() });
  if (fresh) void saver.saveLater([thing]);
}

export async function removeThing(room: Room, thing: Thing): Promise<void> {
  const { database } = room;
  const key = thingKey(thing);
  const row = await database.things.get(key);
  await dismiss(database, key);
  await release(database, key, REASONS);
  const others = new Set((await database.things.toArray()).flatMap(({ keys }) => keys));
  await dropAnswers(
    database,
    (row?.keys ?? []).filter((each) => !others.has(each)),
  );
  await dropLoosePictures(room);
}
