import type { SearchDoc, SearchKind, SearchRemoval } from '@meikan/search';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { inTransaction } from '../page-fold/in-transaction.ts';
import type { PersonRow } from '../read-model/tables/person.table.ts';
import { SHOWN } from '../read-model/tables/shown-claims.ts';
import { LIVING } from '../read-model/tables.ts';
import { articleDocument, type OwnedArticle } from './document/article-document.ts';
import { companyDocument, type ToldCompany } from './document/company-document.ts';
import type { Telling, Visited } from './document/document.ts';
import { personDocument } from './document/person-document.ts';
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

/** The newest of what hangs on a page are told of it. */
const MOST_TOLD = 50;

const itemsOf = (kind: 'user' | 'company', owner: string): string => `
  (select coalesce(json_agg(i), '[]') from (
    select a.name as title, a.tags from ${LIVING}.article a
    where a.owner_kind = '${kind}' and a.owner_id = ${owner}.id
    order by a.posted_date desc nulls last, a.id limit ${MOST_TOLD}) i) as items`;

/** A service that is hidden is told of on no page. */
const usagesOf = (kind: 'user' | 'company', holder: string): string => `
  (select coalesce(json_agg(u), '[]') from (
    select s.name, r.comment from ${LIVING}.usage r join ${LIVING}.company s on s.id = r.service_id and s.is_public
    where r.holder_id = ${holder}.id and r.holder_kind = '${kind}' and ${SHOWN}
    order by r.registered_at desc, r.service_id limit ${MOST_TOLD}) u) as usages`;

/** Who offers the service `c`, while that page is shown. */
const PROVIDER = `
  (select json_build_object('name', o.name,
      'place', concat(o.state #>> '{sections,basics,location,prefecture}', o.state #>> '{sections,basics,location,city}'),
      'description', o.state #>> '{sections,description,description}')
    from ${LIVING}.company o where o.id = c.provided_by and o.is_public) as provider`;

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
  const people = await rows<Telling<PersonRow>>(
    `select to_json(t) as row from (
      select p.*, ${itemsOf('user', 'p')}, ${usagesOf('user', 'p')}
      from ${LIVING}.person p where p.id = any($1) and not p.disabled) t`,
    'person',
  );
  const companies = await rows<ToldCompany>(
    `select to_json(t) as row from (
      select c.*, ${itemsOf('company', 'c')}, ${usagesOf('company', 'c')}, ${PROVIDER}
      from ${LIVING}.company c where c.id = any($1) and c.on_search_page) t`,
    'company',
  );
  const articles = await rows<OwnedArticle>(
    `select to_json(t) as row from (
      select a.*, coalesce(p.name, c.name) as owner_name,
        p.state #> '{sections,basics}' as author, c.industry as owner_industry,
        c.state #> '{sections,basics,location}' as owner_location,
        coalesce(not p.disabled, c.is_public, false) as visible
      from ${LIVING}.article a
      left join ${LIVING}.person p on a.owner_kind = 'user' and p.id = a.owner_id
      left join ${LIVING}.company c on a.owner_kind = 'company' and c.id = a.owner_id
      where a.id = any($1)) t`,
    'article',
  );
  return [...people.map(personDocument), ...companies.map(companyDocument), ...articles.map(articleDocument)];
}
