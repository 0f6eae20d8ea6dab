import type { SearchDoc, SearchKind, SearchRemoval } from '@meikan/search';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { inTransaction } from '../page-fold/in-transaction.ts';
import { LIVING } from '../read-model/tables.ts';
import { type Entity, readDocuments } from './document/read-documents.ts';
import { type Visitors, visitorsOf } from './visitors.ts';

type Documents = {
  readonly documents: readonly SearchDoc[];
  readonly removals: readonly SearchRemoval[];
  /** What the documents tell of their pages. */
  readonly visitors: readonly Visitors[];
};

const PAGE = 500;

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
    const visitors = await visitorsOf(client, entities);
    const ask = async <Row extends object>(text: string, values: unknown[]) =>
      (await client.query<Row>(text, values)).rows;
    const documents = await readDocuments(ask, entities, visitors);
    const docVersion = await snapshotVersion(client);
    const found = new Set(documents.map(({ kind, id }) => `${kind} ${id}`));
    const removals = entities
      .flatMap(({ kind, id }) => (KINDS[kind] ?? []).map((searched) => ({ kind: searched, id, docVersion })))
      .filter(({ kind, id }) => !found.has(`${kind} ${id}`));
    return { documents: documents.map((document) => ({ ...document, docVersion })), removals, visitors };
  });
}

/** The documents of all that stands in the read model, page by page, each page from a snapshot of its own. */
export async function* allDocuments(pool: Pool): AsyncGenerator<SearchDoc> {
  for (const kind of Object.keys(KINDS)) {
    for (let last: string | undefined = ''; last !== undefined; ) {
      const page: QueryResult<Entity> = await pool.query(
        `select $1 as kind, id from ${LIVING}.${kind} where id > $2 order by id limit ${PAGE}`,
        [kind, last],
      );
      yield* (await loadDocuments(pool, page.rows)).documents;
      last = page.rows.at(-1)?.id;
    }
  }
}

async function snapshotVersion(client: PoolClient): Promise<bigint> {
  const found = await client.query<{ position: string }>(
    `select position from ${LIVING}.checkpoint where name = 'directory'`,
  );
  return BigInt(found.rows[0]?.position.split(':')[0] ?? 0);
}
