import type { PersonCard, UsedService } from '@meikan/contracts';
import { sql } from 'kysely';
import { companyColumns } from '../companies/company-card.ts';
import { all, counterOf, first, offsetOf, type Question } from '../edge/read-route.ts';
import { personColumns } from './person-card.ts';

type Page = { readonly page: number; readonly limit: number };

/** Who follows a person, newest first; hidden people are left out. */
export function findFollowers({ db, reader }: Question, id: string, page: Page): Promise<PersonCard[]> {
  return all(
    sql<PersonCard>`select ${personColumns(reader)} from read_model.follow s join read_model.person p on p.id = s.user_id
      where s.target_kind = 'user' and s.target_id = ${id} and not p.disabled
      order by s.since desc, s.user_id limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

/** Whom a person follows, newest first; hidden people are left out. */
export function findFollowing({ db, reader }: Question, id: string, page: Page): Promise<PersonCard[]> {
  return all(
    sql<PersonCard>`select ${personColumns(reader)} from read_model.follow s join read_model.person p on p.id = s.target_id
      where s.user_id = ${id} and s.target_kind = 'user' and not p.disabled
      order by s.since desc, s.target_id limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

/** How long the two lists are: hidden people are left out here too. */
export async function followCounts(
  { db }: Question,
  id: string,
): Promise<{ readonly followers: number; readonly following: number }> {
  const row = await first(
    sql<{ followers: number; following: number }>`select
      (select count(*)::int from read_model.follow s join read_model.person p on p.id = s.user_id
        where s.target_kind = 'user' and s.target_id = ${id} and not p.disabled) as followers,
      (select count(*)::int from read_model.follow s join read_model.person p on p.id = s.target_id
        where s.user_id = ${id} and s.target_kind = 'user' and not p.disabled) as following`,
    db,
  );
  return row ?? { followers: 0, following: 0 };
}

export function findPeople({ db, reader }: Question, ids: readonly string[]): Promise<PersonCard[]> {
  return all(
    sql<PersonCard>`select ${personColumns(reader)} from unnest(${[...ids]}::text[]) with ordinality as w (id, place)
      join read_model.person p on p.id = w.id where not p.disabled order by w.place`,
    db,
  );
}

export type ServiceFilter = Page & {
  readonly usageType?: 'private' | 'company' | undefined;
  readonly obtained?: 'obtained' | 'not-obtained' | undefined;
  readonly sort: 'TWITTER' | 'VISITOR' | 'NEWEST';
};

const usedByReader = (question: Question) => sql`exists (select from read_model.usage o
  where o.holder_id = ${question.reader.id} and o.service_id = u.service_id)`;

function serviceCondition(question: Question, userId: string, { usageType, obtained }: Partial<ServiceFilter>) {
  return sql`u.holder_id = ${userId} and u.holder_kind = 'user' and c.is_public
    and ${usageType ? sql`u.usage_type = ${usageType}` : sql`true`}
    and ${obtained === undefined ? sql`true` : obtained === 'obtained' ? usedByReader(question) : sql`not ${usedByReader(question)}`}`;
}

const usedServices = sql`read_model.usage u join read_model.company c on c.id = u.service_id`;

/** The services that a person uses, under the filters and sorts of the Web-service tab (individual-side 2). */
export function findUsedServices(question: Question, userId: string, filter: ServiceFilter): Promise<UsedService[]> {
  const order =
    filter.sort === 'TWITTER'
      ? sql`c.sns_follower desc`
      : filter.sort === 'VISITOR'
        ? sql`c.user_count desc`
        : sql`u.registered_at desc`;
  return all(
    sql<UsedService>`select ${companyColumns}, u.usage_type as "usageType", coalesce(u.since, left(u.registered_at, 7)) as since,
      exists (select from read_model.membership m where m.company_id = c.id and m.user_id = ${question.reader.id} and m.is_owner) as "isOwner"
      from ${usedServices} where ${serviceCondition(question, userId, filter)}
      order by ${order}, c.id limit ${filter.limit} offset ${offsetOf(filter)}`,
    question.db,
  );
}

/** Counts per usage type without the filters. */
export async function countUsedServices(question: Question, userId: string): Promise<Record<string, number>> {
  const rows = await all(
    sql<{ key: string; count: number }>`select u.usage_type as key, count(*)::int as count from ${usedServices}
      where ${serviceCondition(question, userId, {})} group by 1`,
    question.db,
  );
  return counterOf(rows);
}

export async function countFilteredServices(
  question: Question,
  userId: string,
  filter: ServiceFilter,
): Promise<number> {
  const row = await first(
    sql<{
      count: number;
    }>`select count(*)::int as count from ${usedServices} where ${serviceCondition(question, userId, filter)}`,
    question.db,
  );
  return row?.count ?? 0;
}
