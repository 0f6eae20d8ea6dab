import { type RawBuilder, sql } from 'kysely';

export const SCHEMA = 'search';
/** The living table, and the one a rebuild fills beside it. */
export type DocTable = 'doc' | 'doc_rebuild';

export function tableOf(table: DocTable | 'doc_load'): RawBuilder<unknown> {
  return sql.table(`${SCHEMA}.${table}`);
}

/**
 * One row per document. `k_*` are folded keys as `|a|b|`; `keys` is all of them but the sounds and facts, for one look
 * instead of five; `body` holds facts and texts, each piece between bars. `visibility` 9 marks a removed document: nobody
 * reaches 9, its texts are empty, its version still stands. `facets` are tokens: `profession:engineer`.
 */
export const COLUMN_TYPES = {
  kind: 'text',
  id: 'text',
  doc_version: 'bigint',
  norm_version: 'smallint',
  visibility: 'smallint',
  visible_to: 'text[]',
  followers: 'int',
  visitors: 'int',
  popularity: 'real',
  created_at: 'timestamptz',
  path: 'text',
  category_path: 'text[]',
  tags: 'text[]',
  can_do: 'text[]',
  main_usage: 'text',
  facets: 'text[]',
  whose: 'text',
  plain: 'text',
  name_length: 'smallint',
  k_name: 'text',
  k_alias: 'text',
  k_reading: 'text',
  k_sound: 'text',
  k_tag: 'text',
  k_fact: 'text',
  keys: 'text',
  body: 'text',
} as const;

const NULLABLE: ReadonlySet<string> = new Set(['main_usage', 'whose']);

export function createDocTable(table: DocTable): RawBuilder<unknown> {
  const columns = Object.entries(COLUMN_TYPES).map(
    ([name, type]) => `${name} ${type}${NULLABLE.has(name) ? '' : ' not null'}`,
  );
  return sql`create table ${tableOf(table)} (${sql.raw(columns.join(', '))},
    tsv tsvector not null, changed_at timestamptz not null default clock_timestamp(), primary key (kind, id))`;
}

/** Built after a load, not before it: a GIN index filled row by row costs several times as much. */
export function createDocIndexes(table: DocTable): RawBuilder<unknown>[] {
  const on = tableOf(table);
  return [
    // Every text search; fastupdate off, since a pending list would be scanned by each of them.
    sql`create index on ${on} using gin (tsv) with (fastupdate = off)`,
    // Browsing without a text, in each of the orders.
    sql`create index on ${on} (popularity desc, kind, id)`,
    sql`create index on ${on} (followers desc, kind, id)`,
    sql`create index on ${on} (visitors desc, kind, id)`,
    sql`create index on ${on} (created_at desc, kind, id)`,
    // What leaves little: a category, a tag, what a service can do, a value of a facet.
    sql`create index on ${on} using gin (category_path, tags, can_do, facets)`,
    // The writes that a rebuild has to carry over.
    sql`create index on ${on} (changed_at)`,
  ];
}
