import type { Footprint } from '@meikan/contracts';
import { KEPT_DAYS } from '@meikan/footprints';
import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { japanToday } from '../route/japan-calendar.ts';
import { all, first, offsetOf, type Question } from '../route/read-route.ts';
import { p } from '../route/tables.ts';
import { personColumns } from '../users/person-card.ts';

const b = readTable('block', 'b');
const h = readTable('hidden_visitor', 'h');

type Page = { readonly page: number; readonly limit: number };

type Visited = { readonly kind: 'user' | 'company'; readonly id: string };

/** Named visits of a profile or a company's page that may still be shown: of people who are there, who do not stay unseen by now, and whom the owner of a profile does not block. */
const shown = ({ kind, id }: Visited) => sql`footprints.visit v join ${p} on ${p.id} = v.viewer_id
  where v.kind = ${kind} and v.profile_id = ${id} and v.day > ${japanToday} - ${KEPT_DAYS}::int and ${p.is_visible}
    and not exists (select from ${h} where ${h.user_id} = v.viewer_id)
    and not exists (select from ${b} where ${b.user_id} = v.profile_id and ${b.blocked_id} = v.viewer_id)`;

/** Who visited a profile or a page, each once, whoever came last first. */
export function findFootprints({ db, reader }: Question, visited: Visited, page: Page): Promise<Footprint[]> {
  return all(
    sql<Footprint>`select ${personColumns(reader)}, to_char(max(v.day), 'YYYY-MM-DD') as "visitedOn", count(*)::int as days
      from ${shown(visited)}
      group by ${p.id} order by max(v.at) desc, ${p.id} limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

export async function countFootprints({ db }: Question, visited: Visited): Promise<number> {
  const row = await first(
    sql<{ count: number }>`select count(distinct v.viewer_id)::int as count from ${shown(visited)}`,
    db,
  );
  return row?.count ?? 0;
}

/** How often a profile was visited, once a visitor and day, also by those who are not named. */
export async function countVisits({ db }: Question, profileId: string): Promise<number> {
  const row = await first(
    sql<{ count: number }>`select v.visitors::int as count from footprints.page v
      where v.kind = 'user' and v.page_id = ${profileId}`,
    db,
  );
  return row?.count ?? 0;
}

export async function hidesFootprints({ db, reader }: Question): Promise<boolean> {
  const row = await first(
    sql<{
      hidden: boolean;
    }>`select exists (select from ${h} where ${h.user_id} = ${reader.id}) as hidden`,
    db,
  );
  return row?.hidden ?? false;
}
