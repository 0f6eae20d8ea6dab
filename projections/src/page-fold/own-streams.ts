import type { EventsByCategory } from '@meikan/event-log';
import type { PoolClient } from 'pg';
import { type CategoryHolding, isOfMany, isOfOne, ownCategories } from '../read-model/own-categories.ts';
import { ownStreamTable } from '../read-model/tables/own-stream.table.ts';
import type { Recorded } from './projector.ts';
import { textArray } from './text-array.ts';

/** What is told of an account: in the end that it is closed. */
const OF_ACCOUNTS = 'account';

/** Which streams have to be read for `noteOwnStreams`. */
export const categoriesOfOwnStreams: readonly string[] = [...ownCategories, OF_ACCOUNTS];

/** Only the first event of a stream of one's says whose it is, and stands before whatever takes it back. */
const saysWhose = (recorded: Recorded): recorded is Recorded<EventsByCategory[CategoryHolding<'of-one'>]> =>
  recorded.revision === 0n && isOfOne(recorded.category);
/** Whoever has left is taken out of each list: that leaves nothing new of theirs. */
const namesSomebody = (recorded: Recorded): recorded is Recorded<EventsByCategory[CategoryHolding<'of-many'>]> =>
  isOfMany(recorded.category) && recorded.type !== 'person-removed';

function personOf(recorded: Recorded): string | null {
  if (!saysWhose(recorded) && !namesSomebody(recorded)) return null;
  const { data } = recorded;
  if ('userId' in data) return data.userId;
  const holder = 'owner' in data ? data.owner : 'holder' in data ? data.holder : 'entity' in data ? data.entity : null;
  return holder?.kind === 'user' ? holder.id : null;
}

/** Notes in which streams something of a person's stands, and forgets it of those whose account is closed. */
export async function noteOwnStreams(client: PoolClient, schema: string, events: readonly Recorded[]): Promise<void> {
  const noted = new Map<string, readonly [person: string, stream: string]>();
  for (const recorded of events) {
    const person = personOf(recorded);
    if (person !== null) noted.set(`${person} ${recorded.stream}`, [person, recorded.stream]);
  }
  await note(client, `${schema}.${ownStreamTable.name}`, [...noted.values()]);
  const closed = events.filter(({ type }) => type === 'account-closed');
  const gone = closed.map(({ stream }) => stream.slice(`${OF_ACCOUNTS}-`.length));
  if (gone.length > 0)
    await client.query(`delete from ${schema}.${ownStreamTable.name} where person_id = any($1)`, [gone]);
}

async function note(client: PoolClient, table: string, pairs: readonly (readonly [string, string])[]): Promise<void> {
  if (pairs.length === 0) return;
  await client.query({
    name: `note-${table}`,
    text: `insert into ${table} (person_id, stream) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    values: [textArray(pairs.map(([person]) => person)), textArray(pairs.map(([, stream]) => stream))],
  });
}
