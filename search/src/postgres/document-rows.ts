import { type Kysely, type RawBuilder, sql } from 'kysely';
import { facetTokens } from '../choice/choice.ts';
import { fold, NORM_VERSION, popularityPoints, type SearchKeys, searchKeys } from '../folding/index.ts';
import type { SearchDoc, SearchRemoval } from '../port.ts';
import { lexemesOf } from './lexemes.ts';
import { COLUMN_TYPES, tableOf } from './search-doc.table.ts';
import { storableJson } from './storable-text.ts';

export const REMOVED = 9;
export const VISIBILITY = { everyone: 0, 'signed-in': 1, admins: 2 } as const;

/** A row as it travels to PostgreSQL: one JSON array for any number of documents, one bound parameter. */
export type DocRow = Identity & Columns;
type Identity = { readonly kind: string; readonly id: string; readonly doc_version: string };
type Columns = Readonly<Record<string, string | number | null | readonly string[]>>;

const NO_KEYS: SearchKeys = { name: [], alias: [], reading: [], sound: [], tag: [], fact: [], body: '', plain: '' };

export function rowOf(doc: SearchDoc): DocRow {
  return {
    ...identityOf(doc),
    ...keyColumns(searchKeys(doc)),
    visibility: VISIBILITY[doc.visibility],
    visible_to: doc.visibleTo,
    followers: Math.trunc(doc.followers),
    visitors: Math.trunc(doc.visitors),
    popularity: popularityPoints(doc.followers, doc.visitors),
    created_at: doc.createdAt,
    path: doc.categoryPath.join('/'),
    category_path: doc.categoryPath,
    tags: doc.tags.map((tag) => fold(tag)),
    can_do: doc.canDo,
    main_usage: doc.mainUsage ?? null,
    facets: facetTokens(doc.facets),
    whose: doc.whose ?? null,
  };
}

/** What remains of a removed document: who it was and its version, so that a late write is recognised as late. */
export function removedRowOf(removal: SearchRemoval): DocRow {
  return {
    ...identityOf(removal),
    ...keyColumns(NO_KEYS),
    visibility: REMOVED,
    visible_to: [],
    followers: 0,
    visitors: 0,
    popularity: 0,
    created_at: '1970-01-01T00:00:00.000Z',
    path: '',
    category_path: [],
    tags: [],
    can_do: [],
    main_usage: null,
    facets: [],
    whose: null,
  };
}

function identityOf(doc: SearchRemoval): DocRow {
  return { kind: doc.kind, id: doc.id, doc_version: doc.docVersion.toString(), norm_version: NORM_VERSION };
}

function keyColumns(keys: SearchKeys): Columns {
  const [name, alias, reading, tag] = [keys.name, keys.alias, keys.reading, keys.tag].map(delimited);
  return {
    plain: keys.plain,
    name_length: Array.from(keys.name[0] ?? '').length,
    k_name: name ?? '',
    k_alias: alias ?? '',
    k_reading: reading ?? '',
    k_sound: delimited(keys.sound),
    k_tag: tag ?? '',
    k_fact: delimited(keys.fact),
    keys: `${name}${alias}${reading}${tag}`,
    body: keys.body,
    lexemes: lexemesOf(keys).filter((lexeme) => lexeme.length > 0),
  };
}

function delimited(keys: readonly string[]): string {
  return keys.length === 0 ? '' : `|${keys.join('|')}|`;
}

const names = Object.keys(COLUMN_TYPES);
/** Every column that a write sets; `tsv` is made from the lexemes on the way in. */
export const DOC_COLUMNS = sql.raw([...names, 'tsv'].join(', '));
const VALUES = sql.raw([...names, 'array_to_tsvector(lexemes)'].join(', '));
const JSON_SHAPE = sql.raw(
  [...Object.entries(COLUMN_TYPES).map((column) => column.join(' ')), 'lexemes text[]'].join(', '),
);

/** The rows as a select that an insert can take. */
export function rowsAsSelect(rows: readonly DocRow[]): RawBuilder<unknown> {
  return sql`select ${VALUES} from jsonb_to_recordset(${storableJson(rows)}::jsonb) as r(${JSON_SHAPE})`;
}

const replacedWhere = (condition: string): RawBuilder<unknown> =>
  sql.raw(
    `on conflict (kind, id) do update set
     ${[...names, 'tsv'].map((name) => `${name} = excluded.${name}`).join(', ')}, changed_at = excluded.changed_at
     where ${condition}`,
  );

/** On conflict the higher version stands; the same version may be written again with the same result. */
export const NEWER_STANDS = replacedWhere('excluded.doc_version >= stored.doc_version');

/** As above, but what another normaliser folded from the same version is not taken for what this one has folded. */
export const NEWER_OR_REFOLDED_STANDS = replacedWhere(
  `excluded.doc_version > stored.doc_version
     or excluded.doc_version = stored.doc_version and excluded.norm_version = ${NORM_VERSION}`,
);

/** Writes rows into the living table, in order of their keys so that two writers never lock crosswise. */
export async function writeRows(database: Kysely<unknown>, rows: readonly DocRow[]): Promise<void> {
  const newest = newestOfEach(rows);
  if (newest.length === 0) return;
  await sql`insert into ${tableOf('doc')} as stored (${DOC_COLUMNS}) ${rowsAsSelect(newest)} ${NEWER_STANDS}`.execute(
    database,
  );
}

/** One statement may touch a row once only: of several versions the highest is kept. */
export function newestOfEach(rows: readonly DocRow[]): DocRow[] {
  const byKey = new Map<string, DocRow>();
  for (const row of rows) {
    const key = `${row.kind}/${row.id}`;
    const known = byKey.get(key);
    if (known === undefined || BigInt(row.doc_version) >= BigInt(known.doc_version)) byKey.set(key, row);
  }
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
