import type { ListedUser } from '@meikan/contracts';
import { sql } from 'kysely';
import { namedSo } from '../route/named-so.ts';
import { all, first, offsetOf, type Question } from '../route/read-route.ts';
import { personColumns } from './person-card.ts';

type Filter = {
  readonly page: number;
  readonly limit: number;
  readonly name: string;
  readonly state?: 'shown' | 'hidden' | undefined;
};

const listed = ({ name, state }: Filter) => sql`
  ${namedSo('p.name_text', name)}
  and ${state ? sql`p.disabled = ${state === 'hidden'}` : sql`true`}`;

/** Everybody, the newest first: for admins only. */
export function findListedUsers({ db, reader }: Question, filter: Filter): Promise<ListedUser[]> {
  return all(
    sql<ListedUser>`select ${personColumns(reader)}, p.state->>'joinedAt' as "joinedAt", p.disabled,
      (p.state->>'isRequestUpdate')::boolean as "isRequestUpdate",
      exists (select from read_model.paid_account pa where pa.account_id = p.id and pa.until is null) as "isPaidAccount"
      from read_model.person p where ${listed(filter)}
      order by p.state->>'joinedAt' desc, p.id limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
}

export async function countListedUsers({ db }: Question, filter: Filter): Promise<number> {
  const row = await first(
    sql<{ count: number }>`select count(*)::int as count from read_model.person p where ${listed(filter)}`,
    db,
  );
  return row?.count ?? 0;
}
