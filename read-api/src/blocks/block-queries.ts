import type { PersonCard } from '@meikan/contracts';
import { sql } from 'kysely';
import { all, first, offsetOf, type Question } from '../route/read-route.ts';
import { personColumns } from '../users/person-card.ts';

type Page = { readonly page: number; readonly limit: number };

const blocked = (by: string | null) => sql`read_model.block b join read_model.person p on p.id = b.blocked_id
  where b.user_id = ${by} and not p.disabled`;

/** Whom the reader blocks, the last one first. */
export function findBlocked({ db, reader }: Question, page: Page): Promise<PersonCard[]> {
  return all(
    sql<PersonCard>`select ${personColumns(reader)} from ${blocked(reader.id)}
      order by b.since desc, b.blocked_id limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

export async function countBlocked({ db, reader }: Question): Promise<number> {
  const row = await first(sql<{ count: number }>`select count(*)::int as count from ${blocked(reader.id)}`, db);
  return row?.count ?? 0;
}
