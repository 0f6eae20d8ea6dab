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
  const outdated = touched.filter(({ search }) => search !== 'none');
  await outdate(client, schema, [...outdated, ...ownersOf(outdated)]);
  await outdateTellers(
    client,
    schema,
    touched.filter(({ search }) => search === 'with-tellers'),
  );
  await client.query({ name: 'announce', text: 'select pg_notify($1, $2)', values: [`${schema}_moved`, position] });
}

type Entity = Pick<Touched, 'kind' | 'id'>;

const columnsOf = (entities: readonly Entity[]): [string[], string[]] => [
  entities.map(({ kind }) => kind),
  entities.map(({ id }) => id),
];

/** Each owner once, and none that is outdated by itself: one statement may touch a row once only. */
function ownersOf(outdated: readonly Touched[]): readonly Entity[] {
  const known = new Set(outdated.map(({ kind, id }) => `${kind} ${id}`));
  return outdated.flatMap(({ owner }) => {
    if (owner === undefined || known.has(`${owner.kind} ${owner.id}`)) return [];
    known.add(`${owner.kind} ${owner.id}`);
    return [owner];
  });
}

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

async function outdate(client: PoolClient, schema: string, entities: readonly Entity[]): Promise<void> {
  if (entities.length === 0) return;
  await client.query({
    name: `outdate-${schema}`,
    text: `insert into ${schema}.search_outbox (kind, id) select * from unnest($1::text[], $2::text[]) ${AGAIN}`,
    values: columnsOf(entities),
  });
}

/** The documents that tell of these pages: of their items, of who uses them, and of what they offer. */
async function outdateTellers(client: PoolClient, schema: string, pages: readonly Entity[]): Promise<void> {
  if (pages.length === 0) return;
  await client.query({
    name: `outdate-tellers-${schema}`,
    text: `with page as (select * from unnest($1::text[], $2::text[]) as p (kind, id))
      insert into ${schema}.search_outbox (kind, id)
        select 'article', a.id from ${schema}.article a
          join page p on a.owner_kind = case p.kind when 'person' then 'user' else p.kind end and a.owner_id = p.id
        union select case u.holder_kind when 'user' then 'person' else u.holder_kind end, u.holder_id
          from ${schema}.usage u join page p on p.kind = 'company' and u.service_id = p.id
        union select 'company', c.id from ${schema}.company c join page p on p.kind = 'company' and c.provided_by = p.id
      ${AGAIN}`,
    values: columnsOf(pages),
  });
}
