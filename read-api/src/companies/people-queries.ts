import type { Claim, PersonCard } from '@meikan/contracts';
import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { countPer } from '../route/counts.ts';
import { all, offsetOf, type Question, type Reader } from '../route/read-route.ts';
import { m, p, u } from '../route/tables.ts';
import { personColumns } from '../users/person-card.ts';
import { claimOfUsage, usageShown } from './claims.ts';
import { isPaidCompany } from './paid-company.ts';

const q = readTable('person', 'q');

type Page = { readonly page: number; readonly limit: number };

/** The free plan shows 8 users of a company; the paid plan shows all. */
const FREE_PLAN_USERS = 8;

const using = (companyId: string, reader: Reader) => sql`${u} join ${q} on ${q.id} = ${u.holder_id}
  where ${u.service_id} = ${companyId} and ${u.holder_kind} = 'user' and ${q.is_visible} and ${usageShown(reader)}`;

/** The users that the plan lets be seen: whatever filter, page or count is asked for, nobody beyond them is told of. */
const shownUsers = (companyId: string, reader: Reader) => sql`(select u.* from ${using(companyId, reader)}
  order by ${u.registered_at} desc, ${u.holder_id}
  limit case when ${isPaidCompany(sql`${companyId}`)} then null else ${FREE_PLAN_USERS}::int end)`;

/** How many use a service, as the figures of its page say: the plan keeps their names, not their number. */
export const usersOf = (companyId: string, reader: Reader) =>
  sql`(select count(*)::int from ${using(companyId, reader)})`;

/** The people who use a service, newest first. */
export function findUsers(
  { db, reader }: Question,
  companyId: string,
  filter: Page & { readonly usageType?: string | undefined },
) {
  return all(
    sql<
      PersonCard & { usageType: string; claims: Claim[] }
    >`select ${personColumns(reader)}, ${u.usage_type} as "usageType",
      json_build_array(${claimOfUsage(reader)}) as claims
      from ${shownUsers(companyId, reader)} u join ${p} on ${p.id} = ${u.holder_id}
      where ${filter.usageType ? sql`${u.usage_type} = ${filter.usageType}` : sql`true`}
      order by ${u.registered_at} desc, ${p.id} limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
}

export function countUsers({ db, reader }: Question, companyId: string): Promise<Record<string, number>> {
  return countPer(u.usage_type, sql`${shownUsers(companyId, reader)} u`, db);
}

/** The people who work or worked there. */
const shownMembers = (companyId: string) => sql`${m} join ${p} on ${p.id} = ${m.user_id}
  where ${m.company_id} = ${companyId} and ${m.status} is not null and ${p.is_visible}`;

/** How many those are. */
export const membersOf = (companyId: string) => sql`(select count(*)::int from ${shownMembers(companyId)})`;

/** A page of them, owners first. */
export function findMembers(
  { db, reader }: Question,
  companyId: string,
  filter: Page & { readonly memberStatus?: string | undefined },
) {
  return all(
    sql<PersonCard & { memberStatus: string; isOwner: boolean }>`select ${personColumns(reader)},
      ${m.status} as "memberStatus", ${m.is_owner} as "isOwner"
      from ${shownMembers(companyId)} and ${filter.memberStatus ? sql`${m.status} = ${filter.memberStatus}` : sql`true`}
      order by ${m.is_owner} desc, ${m.status}, ${m.since}, ${p.id} limit ${filter.limit} offset ${offsetOf(filter)}`,
    db,
  );
}

export function countMembers({ db }: Question, companyId: string): Promise<Record<string, number>> {
  return countPer(m.status, shownMembers(companyId), db);
}
