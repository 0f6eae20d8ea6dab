import type { ListedCompany } from '@meikan/contracts';
import { sql } from 'kysely';
import { namedSo } from '../route/named-so.ts';
import { all, first, offsetOf, type Question } from '../route/read-route.ts';
import { companyColumns } from './company-card.ts';
import { isPaidCompany } from './paid-company.ts';

type Filter = {
  readonly page: number;
  readonly limit: number;
  readonly name: string;
  readonly state?: 'public' | 'private' | undefined;
};

const listed = ({ name, state }: Filter) => sql`
  ${namedSo('c.name_text', name)}
  and ${state ? sql`c.is_public = ${state === 'public'}` : sql`true`}`;

const flag = (name: string) => sql`(c.state->'flags'->>${sql.lit(name)})::boolean`;

/** The accounts that own `read_model.company c`. */
const owners = sql`coalesce((select json_agg(json_build_object('id', m.user_id, 'isPaidAccount',
      exists (select from read_model.paid_account pa where pa.account_id = m.user_id and pa.until is null)) order by m.user_id)
    from read_model.membership m where m.company_id = c.id and m.is_owner), '[]')`;

/** All companies and services, the newest first: for admins only. */
export function findListedCompanies({ db }: Question, filter: Filter): Promise<ListedCompany[]> {
  return all(
    sql<ListedCompany>`select ${companyColumns}, c.registered_at as "registeredAt",
      ${flag('share-social')} as "isShareSocial", c.is_highlight as "isHighlight", c.on_search_page as "showOnSearchPage",
      c.always_on_top as "alwaysShowOnTopPage", ${flag('request-update')} as "isRequestUpdate",
      ${flag('updated-by-admin')} as "updatedByAdmin", ${isPaidCompany(sql`c.id`)} as "isPaidAccount", ${owners} as owners
      from read_model.company c where ${listed(filter)}
      order by c.registered_at desc, c.id limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
}

export async function countListedCompanies({ db }: Question, filter: Filter): Promise<number> {
  const row = await first(
    sql<{ count: number }>`select count(*)::int as count from read_model.company c where ${listed(filter)}`,
    db,
  );
  return row?.count ?? 0;
}
