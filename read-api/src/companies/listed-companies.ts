import type { ListedCompany } from '@meikan/contracts';
import type { PresentCompany } from '@meikan/domain';
import { textAt } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { countIn } from '../route/counts.ts';
import { namedSo } from '../route/named-so.ts';
import { all, offsetOf, type Question } from '../route/read-route.ts';
import { c, m, pa } from '../route/tables.ts';
import { companyColumns } from './company-card.ts';
import { isPaidCompany } from './paid-company.ts';

type Filter = {
  readonly page: number;
  readonly limit: number;
  readonly name: string;
  readonly state?: 'public' | 'private' | undefined;
};

const listed = ({ name, state }: Filter) => sql`
  ${namedSo(c.name_text, name)}
  and ${state ? sql`${c.is_public} = ${state === 'public'}` : sql`true`}`;

const flag = (name: keyof PresentCompany['flags']) => sql`(${textAt(c.state, 'flags', name)})::boolean`;

/** The accounts that own the company `c`. */
const owners = sql`coalesce((select json_agg(json_build_object('id', ${m.user_id}, 'isPaidAccount',
      exists (select from ${pa} where ${pa.account_id} = ${m.user_id} and ${pa.until} is null)) order by ${m.user_id})
    from ${m} where ${m.company_id} = ${c.id} and ${m.is_owner}), '[]')`;

/** All companies and services, the newest first: for admins only. */
export function findListedCompanies({ db }: Question, filter: Filter): Promise<ListedCompany[]> {
  return all(
    sql<ListedCompany>`select ${companyColumns}, ${c.registered_at} as "registeredAt",
      ${flag('share-social')} as "isShareSocial", ${c.is_highlight} as "isHighlight", ${c.on_search_page} as "showOnSearchPage",
      ${c.always_on_top} as "alwaysShowOnTopPage", ${flag('request-update')} as "isRequestUpdate",
      ${flag('updated-by-admin')} as "updatedByAdmin", ${isPaidCompany(c.id)} as "isPaidAccount", ${owners} as owners
      from ${c} where ${listed(filter)}
      order by ${c.registered_at} desc, ${c.id} limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
}

export function countListedCompanies({ db }: Question, filter: Filter): Promise<number> {
  return countIn(sql`${c} where ${listed(filter)}`, db);
}
