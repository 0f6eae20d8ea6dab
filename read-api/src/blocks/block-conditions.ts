import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { all, type Db, type Reader } from '../route/read-route.ts';
import { p } from '../route/tables.ts';

const b = readTable('block', 'b');
const f = readTable('follow', 'f');
const s = readTable('follow', 's');

/**
 * Whether a follow `s` is shown to the reader. A block between its two ends it for everybody, both ways, but for the blocked
 * person, who goes on seeing the own follow and does not learn of the block.
 */
export const stands = (reader: Reader) => sql`not exists (select from ${b}
    where ${b.user_id} = ${s.user_id} and ${b.blocked_id} = ${s.target_id})
  and (${s.user_id} = ${reader.id} or not exists (select from ${b}
    where ${b.user_id} = ${s.target_id} and ${b.blocked_id} = ${s.user_id}))`;

/** Whether a person `p` is shown to the reader in lists: nobody meets whom they block. */
export const isMet = (reader: Reader) => sql`not exists (select from ${b}
    where ${b.user_id} = ${reader.id} and ${b.blocked_id} = ${p.id})`;

/** How many a search leaves out at most; nobody blocks so many by hand. */
const MOST_BLOCKED = 1000;

/** Whom somebody blocks, the last ones first. */
export async function blockedBy(id: string, db: Db): Promise<readonly string[]> {
  const rows = await all(
    sql<{ id: string }>`select ${b.blocked_id} as id from ${b} where ${b.user_id} = ${id}
      order by ${b.since} desc limit ${MOST_BLOCKED}`,
    db,
  );
  return rows.map((row) => row.id);
}

/** Whether the reader follows the person `p`; not while they block them. */
export const isFollowing = (reader: Reader) => sql`(exists (select from ${f}
    where ${f.user_id} = ${reader.id} and ${f.target_kind} = 'user' and ${f.target_id} = ${p.id}) and ${isMet(reader)})`;

/** How many of the follows that `p.follower_count` counts do not stand: those of people whom the person blocks, or who block them. */
export const unseenFollowers = (reader: Reader) => sql`(select count(*)::int from ${b}
    join ${f} on ${f.target_kind} = 'user' and ${f.target_id} = ${p.id}
      and ${f.user_id} = case when ${b.user_id} = ${p.id} then ${b.blocked_id} else ${b.user_id} end
    where (${b.user_id} = ${p.id} and ${f.user_id} is distinct from ${reader.id}) or ${b.blocked_id} = ${p.id})`;
