import type { PresentUser } from '@meikan/domain';
import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { isFollowing } from '../blocks/block-conditions.ts';
import { logo } from '../companies/company-card.ts';
import { countIn } from '../route/counts.ts';
import { all, first, type Question } from '../route/read-route.ts';
import { c, m, p } from '../route/tables.ts';

const b = readTable('block', 'b');

export type ProfileRow = {
  readonly id: string;
  readonly username: string;
  readonly state: PresentUser;
  readonly disabled: boolean;
  readonly is_visible: boolean;
  readonly revision: number;
  readonly is_following: boolean;
  readonly is_blocking: boolean;
};

/** By user name or by id: links carry either (/profile/{id}). A user name goes before a like-named id. */
export function findProfile({ db, reader }: Question, named: string): Promise<ProfileRow | undefined> {
  return first(
    sql<ProfileRow>`select ${p.id}, ${p.username}, ${p.state}, ${p.disabled}, ${p.is_visible}, ${p.revision},
      ${isFollowing(reader)} as is_following,
      exists (select from ${b} where ${b.user_id} = ${reader.id} and ${b.blocked_id} = ${p.id}) as is_blocking
      from ${p} where ${p.username} = ${named} or ${p.id} = ${named}
      order by ${p.username} = ${named} desc limit 1`,
    db,
  );
}

/** How many use what somebody offers: the counts of the public pages that they keep, as those show them. */
export async function countUsersOfOwnServices({ db }: Question, userId: string): Promise<number> {
  const row = await first(
    sql<{ count: number }>`select coalesce(sum(${c.user_count} + ${c.used_by_count}), 0)::int as count
      from ${m} join ${c} on ${c.id} = ${m.company_id}
      where ${m.user_id} = ${userId} and ${m.is_owner} and ${c.is_public}`,
    db,
  );
  return row?.count ?? 0;
}

/** Names and logos of the companies that a work history speaks of; those that are not public have no logo here. */
export function findCompanies({ db }: Question, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return all(
    sql<{ id: string; name: string; logo: string | null }>`select ${c.id}, ${c.name},
      case when ${c.is_public} then ${logo} end as logo
      from ${c} where ${c.id} = any(${[...ids]}::text[])`,
    db,
  );
}

export function countBelonging({ db }: Question, userId: string): Promise<number> {
  return countIn(
    sql`${m} join ${c} on ${c.id} = ${m.company_id}
      where ${m.user_id} = ${userId} and ${m.status} is not null`,
    db,
  );
}
