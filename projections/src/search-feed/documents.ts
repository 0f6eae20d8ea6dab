import type { SearchDoc, SearchKind, SearchRemoval } from '@meikan/search';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { inTransaction } from '../page-fold/in-transaction.ts';
import type { CompanyRow } from '../read-model/tables/company.table.ts';
import type { PersonRow } from '../read-model/tables/person.table.ts';
import { LIVING } from '../read-model/tables.ts';
import { articleDocument, companyDocument, type OwnedArticle, personDocument, type Visited } from './document-of.ts';
import { type Visitors, visitorsOf } from './visitors.ts';

type Entity = { readonly kind: string; readonly id: string };
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
    const documents = await readDocuments(client, entities, visitors);
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

async function readDocuments(
  client: PoolClient,
  entities: readonly Entity[],
  visitors: readonly Visitors[],
): Promise<Omit<SearchDoc, 'docVersion'>[]> {
  const byKind = Map.groupBy(entities, ({ kind }) => kind);
  const counted = new Map(visitors.map(({ kind, id, visitors: count }) => [`${kind} ${id}`, count]));
  const rows = async <Row extends { readonly id: string }>(text: string, kind: string): Promise<Visited<Row>[]> => {
    const wanted = (byKind.get(kind) ?? []).map(({ id }) => id);
    if (wanted.length === 0) return [];
    const found = await client.query<{ row: Row }>(text, [wanted]);
    return found.rows.map(({ row }) => ({ ...row, visitors: counted.get(`${kind} ${row.id}`) ?? 0 }));
  };
  const people = await rows<PersonRow>(
    `select to_json(t) as row from ${LIVING}.person t where id = any($1) and not disabled`,
    'person',
  );
  const companies = await rows<CompanyRow>(
    `select to_json(t) as row from ${LIVING}.company t where id = any($1) and on_search_page`,
    'company',
  );
  const articles = await rows<OwnedArticle>(
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
