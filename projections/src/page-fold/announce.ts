import type { PoolClient } from 'pg';
import { LIVING } from '../read-model/tables.ts';
import type { Touched } from './projector.ts';

const AGAIN = 'on conflict (kind, id) do update set ticket = default';

/**
 * Tells of a written page: live changes, outdated search documents, and a wake-up for whoever waits for `position`, heard at
 * commit. A schema that is being rebuilt tells no live changes: those of the living one stay with the swap, or who follows them
 * is told by their end to read everything anew.
 */
export async function announce(
  client: PoolClient,
  schema: string,
  position: string,
  touched: readonly Touched[],
): Promise<void> {
  if (schema === LIVING) await noteChanges(client, schema, position, touched);
  await outdate(
    client,
    schema,
    touched.filter(({ search }) => search !== 'none'),
  );
  await outdateArticles(
    client,
    schema,
    touched.filter(({ search }) => search === 'with-articles'),
  );
  await client.query({ name: 'announce', text: 'select pg_notify($1, $2)', values: [`${schema}_moved`, position] });
}

const columnsOf = (touched: readonly Touched[]): [string[], string[]] => [
  touched.map(({ kind }) => kind),
  touched.map(({ id }) => id),
];

async function noteChanges(
  client: PoolClient,
  schema: string,
  position: string,
  touched: readonly Touched[],
): Promise<void> {
  if (touched.length === 0) return;
  await client.query({
    name: `change-${schema}`,
    text: `insert into ${schema}.change (position, kind, id) select $3, * from unnest($1::text[], $2::text[])`,
    values: [...columnsOf(touched), position],
  });
}

async function outdate(client: PoolClient, schema: string, touched: readonly Touched[]): Promise<void> {
  if (touched.length === 0) return;
  await client.query({
    name: `outdate-${schema}`,
    text: `insert into ${schema}.search_outbox (kind, id) select * from unnest($1::text[], $2::text[]) ${AGAIN}`,
    values: columnsOf(touched),
  });
}

async function outdateArticles(client: PoolClient, schema: string, owners: readonly Touched[]): Promise<void> {
  if (owners.length === 0) return;
  const [kinds, ids] = columnsOf(owners);
  await client.query({
    name: `outdate-articles-${schema}`,
    text: `insert into ${schema}.search_outbox (kind, id)
      select 'article', a.id from ${schema}.article a
      join unnest($1::text[], $2::text[]) as o (kind, id) on a.owner_kind = o.kind and a.owner_id = o.id ${AGAIN}`,
    values: [kinds.map((kind) => (kind === 'person' ? 'user' : kind)), ids],
  });
}
