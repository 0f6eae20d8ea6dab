import type { ListedUser } from '@meikan/contracts';
import { textAt } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { countIn } from '../route/counts.ts';
import { namedSo } from '../route/named-so.ts';
import { all, offsetOf, type Question } from '../route/read-route.ts';
import { p, pa } from '../route/tables.ts';
import { personColumns } from './person-card.ts';

type Filter = {
  readonly page: number;
  readonly limit: number;
  readonly name: string;
  readonly state?: 'shown' | 'hidden' | undefined;
};

const listed = ({ name, state }: Filter) => sql`
  ${namedSo(p.name_text, name)}
  and ${state ? sql`${p.is_visible} = ${state === 'shown'}` : sql`true`}`;

/** Everybody, the newest first: for admins only. */
export function findListedUsers({ db, reader }: Question, filter: Filter): Promise<ListedUser[]> {
  return all(
    sql<ListedUser>`select ${personColumns(reader)}, ${textAt(p.state, 'joinedAt')} as "joinedAt", ${p.disabled},
      (${textAt(p.state, 'isDraft')})::boolean as "isDraft",
      (${textAt(p.state, 'isRequestUpdate')})::boolean as "isRequestUpdate",
      exists (select from ${pa} where ${pa.account_id} = ${p.id} and ${pa.until} is null) as "isPaidAccount"
      from ${p} where ${listed(filter)}
      order by ${textAt(p.state, 'joinedAt')} desc, ${p.id} limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
}

export function countListedUsers({ db }: Question, filter: Filter): Promise<number> {
  return countIn(sql`${p} where ${listed(filter)}`, db);
}
