import type { Review } from '@meikan/contracts';
import { type RawBuilder, sql } from 'kysely';
import { isMet } from '../blocks/block-conditions.ts';
import { countIn } from '../route/counts.ts';
import { all, offsetOf, type Question, type Reader } from '../route/read-route.ts';
import { c, p, u } from '../route/tables.ts';
import { personColumns } from '../users/person-card.ts';
import { usageShown } from './claims.ts';

/**
 * Who wrote a word on it. They wrote it for its page: the free plan cuts the list of users, but takes nobody's word away.
 * Nobody meets whom they block, nor what the service hid.
 */
export const recommending = (companyId: RawBuilder<unknown>, reader: Reader) =>
  sql`${u} join ${p} on ${p.id} = ${u.holder_id}
    where ${u.service_id} = ${companyId} and ${u.holder_kind} = 'user' and ${u.comment} is not null and ${p.is_visible}
      and ${usageShown(reader)} and ${isMet(reader)}`;

/** What the people who use a service wrote of it, the newest usage first. */
export function findRecommends(
  { db, reader }: Question,
  companyId: string,
  page: { readonly page: number; readonly limit: number },
): Promise<Review[]> {
  return all(
    sql<Review>`select ${p.id}, ${u.comment} as review, ${u.usage_type} as "usageType", ${u.since},
      (select to_json(w) from (select ${personColumns(reader)}) w) as "user",
      (select json_build_object('id', ${c.id}, 'name', ${c.name}) from ${c} where ${c.id} = ${companyId}) as company
      from ${recommending(sql`${companyId}`, reader)}
      order by ${u.registered_at} desc, ${p.id} limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

export function countRecommends({ db, reader }: Question, companyId: string): Promise<number> {
  return countIn(recommending(sql`${companyId}`, reader), db);
}
