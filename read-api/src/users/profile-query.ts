import type { PresentUser } from '@meikan/domain';
import { sql } from 'kysely';
import { all, first, type Question } from '../edge/read-route.ts';

export type ProfileRow = {
  readonly id: string;
  readonly username: string;
  readonly state: PresentUser;
  readonly disabled: boolean;
  readonly revision: number;
  readonly is_following: boolean;
};

/** By user name or by id: links carry either (individual-side 2: /profile/{id}). A user name goes before a like-named id. */
export function findProfile({ db, reader }: Question, named: string): Promise<ProfileRow | undefined> {
  return first(
    sql<ProfileRow>`select p.id, p.username, p.state, p.disabled, p.revision,
      exists (select from read_model.follow f
        where f.user_id = ${reader.id} and f.target_kind = 'user' and f.target_id = p.id) as is_following
      from read_model.person p where p.username = ${named} or p.id = ${named}
      order by p.username = ${named} desc limit 1`,
    db,
  );
}

/** Names and logos of the companies that a work history speaks of; those that are not public have no logo here. */
export function findCompanies({ db }: Question, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return all(
    sql<{ id: string; name: string; logo: string | null }>`select c.id, c.name,
      case when c.is_public then c.state->'sections'->>'logo' end as logo
      from read_model.company c where c.id = any(${[...ids]}::text[])`,
    db,
  );
}

/** The newest services of a person, for the overview's side column. */
export function newestServices({ db }: Question, userId: string, limit: number) {
  return all(
    sql<{ id: string; name: string; logo: string | null; usageType: string }>`select c.id, c.name,
      c.state->'sections'->>'logo' as logo, u.usage_type as "usageType"
      from read_model.usage u join read_model.company c on c.id = u.service_id
      where u.holder_id = ${userId} and u.holder_kind = 'user' and c.is_public
      order by u.registered_at desc, u.service_id limit ${limit}`,
    db,
  );
}

export async function countBelonging({ db }: Question, userId: string): Promise<number> {
  const row = await first(
    sql<{
      count: number;
    }>`select count(*)::int as count from read_model.membership m join read_model.company c on c.id = m.company_id
      where m.user_id = ${userId} and m.status is not null`,
    db,
  );
  return row?.count ?? 0;
}
