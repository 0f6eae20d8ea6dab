import type { LiveChange } from '@meikan/contracts';
import { comparePositions, readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { all, type Db } from '../route/read-route.ts';
import { a, c, p } from '../route/tables.ts';

/** A row of the list of changes; `seq` is its place in it. */
export type Change = LiveChange & { readonly seq: string; readonly position: string };

const n = readTable('change', 'n');

/** The place of the newest change; `0` while there is none. */
export async function newestPlace(db: Db): Promise<string> {
  const newest = await db
    .selectFrom('read_model.change')
    .select(({ fn }) => fn.max<string | null>('seq').as('seq'))
    .executeTakeFirst();
  return newest?.seq ?? '0';
}

/**
 * Changes behind a place, oldest first. Hidden people, companies that are not public and their items are left out, and accounts
 * without a profile: nobody looks at them, and who they are is nobody's.
 */
export function changesAfter(db: Db, place: string, limit: number): Promise<Change[]> {
  return all(
    sql<Change>`select ${n.seq}, ${n.position}, ${n.kind}, ${n.id}
      from (select ${n.seq}, ${n.position}, ${n.kind}, ${n.id} from ${n}
        where ${n.seq} > ${place} order by ${n.seq} limit ${limit}) n
      left join ${a} on ${n.kind} = 'article' and ${a.id} = ${n.id}
      left join ${p}
        on ${p.id} = case when ${n.kind} = 'person' then ${n.id} when ${a.owner_kind} = 'user' then ${a.owner_id} end
      left join ${c}
        on ${c.id} = case when ${n.kind} = 'company' then ${n.id} when ${a.owner_kind} = 'company' then ${a.owner_id} end
      where coalesce(${p.is_visible}, ${c.is_public}, ${n.kind} <> 'person') order by ${n.seq}`,
    db,
  );
}

/** Where a reader was, where the read model is, and how many changes there may be between them. */
export type Resumed = { readonly position: string; readonly watermark: string; readonly within: number };

/**
 * The place behind everything that was folded up to `position`, looked for among the newest `within` changes; null when it
 * stands further back or was thrown away, so that changes in between cannot be told. Where all were thrown away, only who has
 * come as far as the read model has missed none.
 */
export async function placeOf(db: Db, { position, watermark, within }: Resumed): Promise<string | null> {
  const newest = await db
    .selectFrom('read_model.change')
    .select(['seq', 'position'])
    .orderBy('seq', 'desc')
    .limit(within)
    .execute();
  const known = newest.find((change) => comparePositions(change.position, position) <= 0);
  if (known) return known.seq;
  return newest.length === 0 && comparePositions(position, watermark) >= 0 ? '0' : null;
}
