import { LRUCache } from 'lru-cache';
import { keyText } from './table-rows.ts';

/** Null is a row that is known not to be there. */
export type CachedRow = { readonly table: string; readonly key: readonly string[]; readonly row: object | null };

const MOST_ROWS = 20_000;

/**
 * The rows that were written last, as their only writer knows them: what was folded a moment ago is not loaded again. Kept
 * only after the commit, thrown away with any doubt; a writer that was fenced off is never asked again. Counts in it are old,
 * since they are moved in the table itself.
 */
export class RowCache {
  readonly #rows = new LRUCache<string, Pick<CachedRow, 'row'>>({ max: MOST_ROWS });

  get(table: string, key: string): object | null | undefined {
    return this.#rows.get(nameOf(table, key))?.row;
  }

  keep(written: readonly CachedRow[]): void {
    for (const { table, key, row } of written) this.#rows.set(nameOf(table, keyText(key)), { row });
  }

  clear(): void {
    this.#rows.clear();
  }
}

const nameOf = (table: string, key: string): string => `${table}\u0000${key}`;
