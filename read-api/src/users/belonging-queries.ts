import type { BelongingCompany } from '@meikan/contracts';
import { readTable, textAt } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { usageShown } from '../companies/claims.ts';
import { companyColumns } from '../companies/company-card.ts';
import { countPer } from '../route/counts.ts';
import { all, offsetOf, type Question } from '../route/read-route.ts';
import { c, m, u } from '../route/tables.ts';

const o = readTable('membership', 'o');

type Filter = {
  readonly page: number;
  readonly limit: number;
  readonly memberStatus?: 'NOW-MEMBER' | 'PASSED-MEMBER' | undefined;
};

/** A page that is not public says its name and official site, also here. */
function shown({ whole, ...row }: BelongingCompany & { readonly whole: boolean }): BelongingCompany {
  if (whole) return row;
  return { ...row, logo: null, overview: '', category: null, canDo: [], usageType: [], sns: { twitter: null } };
}

/** The companies that a person belongs or belonged to. */
export async function findBelonging(
  { db, reader }: Question,
  userId: string,
  filter: Filter,
): Promise<BelongingCompany[]> {
  const rows = await all(
    sql<
      BelongingCompany & { readonly whole: boolean }
    >`select ${companyColumns}, ${m.status} as "memberStatus", ${m.is_owner} as "isOwner",
      to_json(array(select ${u.usage_type} from ${u} where ${u.holder_id} = ${userId} and ${u.service_id} = ${c.id}
        and ${usageShown(reader)})) as "usageType",
      json_build_object('twitter', ${textAt(c.state, 'sections', 'sns', 'twitter', 'value')}) as sns,
      ${c.is_public} or ${reader.isAdmin} or exists (select from ${o}
        where ${o.company_id} = ${c.id} and ${o.user_id} = ${reader.id} and ${o.is_owner}) as whole
      from ${m} join ${c} on ${c.id} = ${m.company_id}
      where ${m.user_id} = ${userId} and ${m.status} is not null
        and ${filter.memberStatus ? sql`${m.status} = ${filter.memberStatus}` : sql`true`}
      order by ${m.status}, ${m.since} desc, ${c.id} limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
  return rows.map(shown);
}

export function countBelongingByStatus({ db }: Question, userId: string): Promise<Record<string, number>> {
  return countPer(
    m.status,
    sql`${m} join ${c} on ${c.id} = ${m.company_id}
      where ${m.user_id} = ${userId} and ${m.status} is not null`,
    db,
  );
}
