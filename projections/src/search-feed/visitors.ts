import type { Pool, PoolClient } from 'pg';
import { LIVING } from '../read-model/tables.ts';
import { holdingLiving } from '../rebuild/schemas.ts';

type Entity = { readonly kind: string; readonly id: string };
/** How often the page of an entity was visited, once a visitor and day. */
export type Visitors = Entity & { readonly visitors: number };

/** Documents at once: a day on which everybody comes keeps the index busy, but not from everything else. */
const AT_ONCE = 1_000;
/** Every position of a log comes after it. */
const BEGINNING = '0';

/** Visits stand beside the log (ADR 0024). Until the package that counts them has made its tables, nobody has come. */
async function areCounted(client: Pool | PoolClient): Promise<boolean> {
  const asked = await client.query<{ there: boolean }>(`select to_regclass('footprints.page') is not null as there`);
  return asked.rows[0]?.there ?? false;
}

/** The visitors of the given pages; articles have none. */
export async function visitorsOf(client: PoolClient, entities: readonly Entity[]): Promise<readonly Visitors[]> {
  const visited = entities.filter(({ kind }) => kind !== 'article');
  if (visited.length === 0 || !(await areCounted(client))) return visited.map((entity) => ({ ...entity, visitors: 0 }));
  const found = await client.query<Visitors>(
    `select e.kind, e.id, coalesce(p.visitors, 0)::int as visitors
      from unnest($1::text[], $2::text[]) as e (kind, id)
      left join footprints.page p on p.kind = case e.kind when 'person' then 'user' else e.kind end and p.page_id = e.id`,
    columnsOf(visited),
  );
  return found.rows;
}

/** Notes what the index has been told; in one order, so that two feeders never lock crosswise. */
export async function noteVisitors(pool: Pool, told: readonly Visitors[]): Promise<void> {
  await pool.query(
    `insert into ${LIVING}.indexed_visitors as i (kind, id, visitors)
      select * from unnest($1::text[], $2::text[], $3::int[]) order by 1, 2
      on conflict (kind, id) do update set visitors = excluded.visitors where i.visitors <> excluded.visitors`,
    [...columnsOf(told), told.map(({ visitors }) => visitors)],
  );
}

/**
 * Asks for the documents of those pages anew whose visitors are not those that the index was told, the furthest from it first:
 * visits stand in no event. The fold waits meanwhile, which writes rows of the outbox too, in an order of its own.
 */
export async function outdateVisited(pool: Pool): Promise<void> {
  if (!(await areCounted(pool))) return;
  await holdingLiving(pool, BEGINNING, (client) =>
    client.query(
      `insert into ${LIVING}.search_outbox (kind, id)
        select e.kind, p.page_id from footprints.page p
        cross join lateral (select case p.kind when 'user' then 'person' else p.kind end as kind) e
        left join ${LIVING}.indexed_visitors i on i.kind = e.kind and i.id = p.page_id
        where p.visitors <> coalesce(i.visitors, 0)
        order by abs(p.visitors - coalesce(i.visitors, 0)) desc limit ${AT_ONCE} on conflict (kind, id) do nothing`,
    ),
  );
}

const columnsOf = (entities: readonly Entity[]): [string[], string[]] => [
  entities.map(({ kind }) => kind),
  entities.map(({ id }) => id),
];
