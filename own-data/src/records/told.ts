import type { UserId } from '@meikan/domain';
import type { DomainRecorded, LogParts } from '@meikan/event-log';
import type { KeptThing } from './kept-thing.ts';

export type LogReading = Pick<LogParts, 'log' | 'decoder'>;

const PAGE = 500;

/** The events of a thing's stream, a page at a time. */
async function* eventsOf({ log, decoder }: LogReading, { stream }: KeptThing): AsyncGenerator<DomainRecorded> {
  for (let from = 0n; ; from += BigInt(PAGE)) {
    const page = await log.readStream(stream, { from, limit: PAGE });
    yield* await decoder.decodeAll(page);
    if (page.length < PAGE) return;
  }
}

/** JSON of a thing, piece by piece, however long its history: what happened, and after that what is so now. `name` tells what it is about. */
export async function* told(
  reading: LogReading,
  person: UserId,
  thing: KeptThing,
  name: object | null,
): AsyncGenerator<string> {
  yield `{"about": ${JSON.stringify({ ...thing.about, ...name })}, "history": [`;
  let { part } = thing;
  let between = '\n';
  for await (const event of eventsOf(reading, thing)) {
    part = part.after(event);
    if (!thing.isTheirs(event)) continue;
    yield between + JSON.stringify(entryOf(person, event));
    between = ',\n';
  }
  yield `\n], "now": ${JSON.stringify(part.now)}}`;
}

/** Others who did something are not named. */
function entryOf(person: UserId, { type, data, recordedAt, metadata }: DomainRecorded) {
  const { actor, issuedAt, reason } = metadata;
  const others = actor.role === 'admin' || actor.role === 'system' ? actor.role : 'other';
  const by = actor.id === (person as string) ? 'self' : others;
  return { writtenAt: issuedAt, arrivedAt: recordedAt, by, type, data, ...(reason === undefined ? {} : { reason }) };
}
