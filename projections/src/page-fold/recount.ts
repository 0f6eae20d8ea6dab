import type { PoolClient } from 'pg';
import type { Counted, CountOf } from './projector.ts';

/** What a company hid is claimed, and counts for nothing. */
const SHOWN = `r.verdict is distinct from 'hidden'`;

/** What each count counts, from the rows that stand: `t` is the row counted for. */
const counted: { readonly [T in Counted]: Readonly<Record<CountOf<T>, string>> } = {
  person: {
    follower_count: `follow r where r.target_kind = 'user' and r.target_id = t.id`,
    following_count: `follow r where r.user_id = t.id and r.target_kind = 'user'`,
    use_service_count: `usage r where r.holder_id = t.id and r.holder_kind = 'user' and ${SHOWN}`,
    bookmark_count: `bookmark r where r.user_id = t.id`,
    article_count: `article r where r.owner_kind = 'user' and r.owner_id = t.id`,
  },
  company: {
    follower_count: `follow r where r.target_kind = 'company' and r.target_id = t.id`,
    user_count: `usage r where r.service_id = t.id and r.holder_kind = 'user' and ${SHOWN}`,
    used_by_count: `usage r where r.service_id = t.id and r.holder_kind = 'company' and ${SHOWN}`,
    using_count: `usage r where r.holder_id = t.id and r.holder_kind = 'company' and ${SHOWN}`,
    article_count: `article r where r.owner_kind = 'company' and r.owner_id = t.id`,
  },
};

export const isCounted = (table: string): table is Counted => Object.hasOwn(counted, table);

/**
 * Counts anew for rows that have just come into being: what relates to them may be older than they are, and which page
 * brought what must make no difference.
 */
export async function recount(
  client: PoolClient,
  schema: string,
  table: Counted,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const columns = Object.entries(counted[table]);
  const names = columns.map(([column]) => column);
  const sums = columns.map(([column, rows]) => `(select count(*)::int from ${schema}.${rows}) as ${column}`);
  await client.query({
    name: `recount-${schema}-${table}`,
    text: `update ${schema}.${table} t set ${names.map((column) => `${column} = n.${column}`).join(', ')}
      from (select t.id, ${sums.join(', ')} from ${schema}.${table} t where t.id = any($1::text[])) n
      where t.id = n.id and (${names.map((column) => `t.${column}`).join(', ')}) is distinct from (${names.map((column) => `n.${column}`).join(', ')})`,
    values: [ids],
  });
}
