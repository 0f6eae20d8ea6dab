import type { BelongingCompany } from '@meikan/contracts';
import { sql } from 'kysely';
import { companyColumns } from '../companies/company-card.ts';
import { all, counterOf, offsetOf, type Question } from '../edge/read-route.ts';

type Filter = {
  readonly page: number;
  readonly limit: number;
  readonly memberStatus?: 'NOW-MEMBER' | 'PASSED-MEMBER' | undefined;
};

/** The companies that a person belongs or belonged to (individual-side 3: Belonging company). */
export function findBelonging({ db }: Question, userId: string, filter: Filter): Promise<BelongingCompany[]> {
  return all(
    sql<BelongingCompany>`select ${companyColumns}, m.status as "memberStatus", m.is_owner as "isOwner",
      to_json(array(select u.usage_type from read_model.usage u where u.holder_id = ${userId} and u.service_id = c.id)) as "usageType",
      json_build_object('twitter', c.state->'sections'->'sns'->'twitter'->>'value') as sns
      from read_model.membership m join read_model.company c on c.id = m.company_id
      where m.user_id = ${userId} and m.status is not null
        and ${filter.memberStatus ? sql`m.status = ${filter.memberStatus}` : sql`true`}
      order by m.status, m.since desc, c.id limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
}

export async function countBelongingByStatus({ db }: Question, userId: string): Promise<Record<string, number>> {
  const rows = await all(
    sql<{ key: string; count: number }>`select m.status as key, count(*)::int as count
      from read_model.membership m join read_model.company c on c.id = m.company_id
      where m.user_id = ${userId} and m.status is not null group by 1`,
    db,
  );
  return counterOf(rows);
}
