import type { EventsByCategory } from '@meikan/event-log';
import type { PoolClient } from 'pg';
import { ownStreamTable } from '../read-model/tables/own-stream.table.ts';
import type { Recorded } from './projector.ts';
import { textArray } from './text-array.ts';

/** The categories of streams that each hold one thing of one person's, or of a company's, from their first event on. */
const ofOne = ['article', 'usage', 'surveyanswer', 'bookmark', 'follow', 'block'] as const;
/** The category of streams that each hold things of many people's. */
const OF_MANY = 'companymembers';
/** What is told of an account: in the end that it is closed. */
const OF_ACCOUNTS = 'account';

/** Which streams have to be read for `noteOwnStreams`. */
export const categoriesOfOwnStreams: readonly string[] = [...ofOne, OF_MANY, OF_ACCOUNTS];

type OfOne = EventsByCategory[(typeof ofOne)[number]];
type OfMany = EventsByCategory[typeof OF_MANY];

const isOfOne = (recorded: Recorded): recorded is Recorded<OfOne> =>
  recorded.revision === 0n && ofOne.some((category) => category === recorded.category);
/** Whoever has left is taken out of each list: that leaves nothing new of theirs. */
const isOfMany = (recorded: Recorded): recorded is Recorded<OfMany> =>
  recorded.category === OF_MANY && recorded.type !== 'person-removed';

function personOf(recorded: Recorded): string | null {
  if (!isOfOne(recorded) && !isOfMany(recorded)) return null;
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
