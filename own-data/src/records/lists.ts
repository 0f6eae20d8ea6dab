import type { UserId } from '@meikan/domain';
import type { Database } from '@meikan/platform';
import type { KeptThing, Thing } from './kept-thing.ts';
import { nameThings } from './names.ts';
import { type LogReading, told } from './told.ts';

type Pieces = Iterable<string> | AsyncIterable<string>;

/** So many things are named by one question. */
const AT_ONCE = 500;

/** A list in JSON, one entry after the other. */
async function* listOf<T>(
  entries: Iterable<T> | AsyncIterable<T>,
  write: (entry: T) => Pieces,
): AsyncGenerator<string> {
  yield '[';
  let between = '\n';
  for await (const entry of entries) {
    yield between;
    yield* write(entry);
    between = ',\n';
  }
  yield '\n]\n';
}

export const list = (entries: Iterable<object> | AsyncIterable<object>): AsyncGenerator<string> =>
  listOf(entries, (entry) => [JSON.stringify(entry)]);

export type Reading = LogReading & { readonly database: Database };

/** Things of somebody's with their histories. */
export const listOfThings = (reading: Reading, person: UserId, things: readonly KeptThing[]): AsyncGenerator<string> =>
  listOf(named(reading, person, things), ({ thing, name }) => told(reading, person, thing, name));

async function* named({ database }: Reading, person: UserId, things: readonly KeptThing[]) {
  for (let from = 0; from < things.length; from += AT_ONCE) {
    const some = things.slice(from, from + AT_ONCE);
    const nameOf = await nameThings(
      database,
      person,
      some.map(({ about }) => about),
    );
    for (const thing of some) yield { thing, name: nameOf(thing.about) };
  }
}

/** Those of some people who are in sight, with their names. */
export async function* peopleInSight(database: Database, reader: UserId, ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const people = ids.slice(from, from + AT_ONCE).map((id): Thing => ({ kind: 'user', id }));
    const nameOf = await nameThings(database, reader, people);
    for (const person of people) {
      const name = nameOf(person);
      if (name !== null) yield { id: person.id, ...name };
    }
  }
}
