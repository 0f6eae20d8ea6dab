import type { SearchDoc, SearchKind, SearchRemoval } from '@meikan/search';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../page-fold/in-transaction.ts';
import { LIVING } from '../read-model/tables.ts';
import { articleDocument, companyDocument, personDocument } from './document-of.ts';

type Entity = { readonly kind: string; readonly id: string };
type Documents = { readonly documents: readonly SearchDoc[]; readonly removals: readonly SearchRemoval[] };

/** Every kind under which an entity may stand in the index: a company may have become a service. */
const KINDS: Readonly<Record<string, readonly SearchKind[]>> = {
  person: ['person'],
  company: ['company', 'service'],
  article: ['article'],
};

/** Builds the documents of the given entities from one snapshot of the read model; what is not there (any more) is removed. */
export function loadDocuments(pool: Pool, entities: readonly Entity[]): Promise<Documents> {
  return inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read read only');
    const byKind = Map.groupBy(entities, ({ kind }) => kind);
    const documents = await readDocuments(client, byKind);
    const docVersion = await snapshotVersion(client);
    const found = new Set(documents.map(({ kind, id }) => `${kind} ${id}`));
    const removals = entities
      .flatMap(({ kind, id }) => (KINDS[kind] ?? []).map((searched) => ({ kind: searched, id, docVersion })))
      .filter(({ kind, id }) => !found.has(`${kind} ${id}`));
    return { documents: documents.map((document) => ({ ...document, docVersion })), removals };
  });
}

async function snapshotVersion(client: PoolClient): Promise<bigint> {
  const found = await client.query<{ position: string }>(
    `select position from ${LIVING}.checkpoint where name = 'directory'`,
  );
  return BigInt(found.rows[0]?.position.split(':')[0] ?? 0);
}

async function readDocuments(
  client: PoolClient,
  byKind: Map<string, Entity[]>,
): Promise<Omit<SearchDoc, 'docVersion'>[]> {
  const ids = (kind: string) => (byKind.get(kind) ?? []).map(({ id }) => id);
  const rows = async <Row>(text: string, kind: string): Promise<Row[]> => {
    const wanted = ids(kind);
    return wanted.length === 0 ? [] : (await client.query<{ row: Row }>(text, [wanted])).rows.map(({ row }) => row);
  };
  const people = await rows<Parameters<typeof personDocument>[0]>(
    `select to_json(t) as row from ${LIVING}.person t where id = any($1) and not disabled`,
    'person',
  );
  const companies = await rows<Parameters<typeof companyDocument>[0]>(
    `select to_json(t) as row from ${LIVING}.company t where id = any($1) and on_search_page`,
    'company',
  );
  const articles = await rows<Parameters<typeof articleDocument>[0]>(
    `select to_json(t) as row from (
      select a.*, coalesce(p.name, c.name) as owner_name,
        coalesce(not p.disabled, c.is_public, false) as visible
      from ${LIVING}.article a
      left join ${LIVING}.person p on a.owner_kind = 'user' and p.id = a.owner_id
      left join ${LIVING}.company c on a.owner_kind = 'company' and c.id = a.owner_id
      where a.id = any($1)) t`,
    'article',
  );
  return [...people.map(personDocument), ...companies.map(companyDocument), ...articles.map(articleDocument)];
}
