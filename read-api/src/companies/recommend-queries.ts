import type { Review } from '@meikan/contracts';
import { type RawBuilder, sql } from 'kysely';
import { isMet } from '../blocks/block-conditions.ts';
import { all, first, offsetOf, type Question, type Reader } from '../edge/read-route.ts';
import { personColumns } from '../users/person-card.ts';
import { shownUsers } from './people-queries.ts';

/** Who wrote a word on it, of the users that the plan lets be seen (H22), but for whom the reader blocks. */
export const recommending = (companyId: RawBuilder<unknown>, reader: Reader) =>
  sql`${shownUsers(companyId, reader)} u join read_model.person p on p.id = u.holder_id
    where u.comment is not null and ${isMet(reader)}`;

/** What the people who use a service wrote of it, the newest usage first. */
export function findRecommends(
  { db, reader }: Question,
  companyId: string,
  page: { readonly page: number; readonly limit: number },
): Promise<Review[]> {
  return all(
    sql<Review>`select p.id, r.comment as review, r.usage_type as "usageType", r.since,
      (select to_json(w) from (select ${personColumns(reader)}) w) as "user",
      (select json_build_object('id', c.id, 'name', c.name) from read_model.company c where c.id = ${companyId}) as company
      from (select u.holder_id, u.comment, u.usage_type, u.since, u.registered_at
        from ${recommending(sql`${companyId}`, reader)}) r join read_model.person p on p.id = r.holder_id
      order by r.registered_at desc, p.id limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

export async function countRecommends({ db, reader }: Question, companyId: string): Promise<number> {
  const row = await first(
    sql<{ count: number }>`select count(*)::int as count from ${recommending(sql`${companyId}`, reader)}`,
    db,
  );
  return row?.count ?? 0;
}
