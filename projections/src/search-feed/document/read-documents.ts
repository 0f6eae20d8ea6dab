import type { PersonRow } from '../../read-model/tables/person.table.ts';
import { SHOWN } from '../../read-model/tables/shown-claims.ts';
import { LIVING } from '../../read-model/tables.ts';
import type { Visitors } from '../visitors.ts';
import { articleDocument, type OwnedArticle } from './article-document.ts';
import { companyDocument, type ToldCompany } from './company-document.ts';
import type { Document, Telling, Visited } from './document.ts';
import { personDocument } from './person-document.ts';

/** A page by the kind of its table: person, company (a service too) or article. */
export type Entity = { readonly kind: string; readonly id: string };

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

/** Asks the read model: SQL with `$1`, and its values. */
type Ask = <Row extends object>(text: string, values: unknown[]) => Promise<readonly Row[]>;

/**
 * What search is told of pages, as the read model has it now; nothing of those that are not there, or that are not to be found.
 * Whoever leaves `visitors` out is told of none.
 */
export async function readDocuments(
  ask: Ask,
  entities: readonly Entity[],
  visitors: readonly Visitors[] = [],
): Promise<Document[]> {
  const byKind = Map.groupBy(entities, ({ kind }) => kind);
  const counted = new Map(visitors.map(({ kind, id, visitors: count }) => [`${kind} ${id}`, count]));
  const rows = async <Row extends { readonly id: string }>(text: string, kind: string): Promise<Visited<Row>[]> => {
    const wanted = (byKind.get(kind) ?? []).map(({ id }) => id);
    if (wanted.length === 0) return [];
    const found = await ask<{ row: Row }>(text, [wanted]);
    return found.map(({ row }) => ({ ...row, visitors: counted.get(`${kind} ${row.id}`) ?? 0 }));
  };
  const people = await rows<Telling<PersonRow>>(
    `select to_json(t) as row from (
      select p.*, ${itemsOf('user', 'p')}, ${usagesOf('user', 'p')}
      from ${LIVING}.person p where p.id = any($1) and p.is_visible) t`,
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
        coalesce(p.is_visible, c.is_public, false) as visible
      from ${LIVING}.article a
      left join ${LIVING}.person p on a.owner_kind = 'user' and p.id = a.owner_id
      left join ${LIVING}.company c on a.owner_kind = 'company' and c.id = a.owner_id
      where a.id = any($1)) t`,
    'article',
  );
  return [...people.map(personDocument), ...companies.map(companyDocument), ...articles.map(articleDocument)];
}
