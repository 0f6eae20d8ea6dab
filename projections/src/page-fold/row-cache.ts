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
  /** In order of use, the longest unused first. */
  readonly #rows = new Map<string, object | null>();

  get(table: string, key: string): object | null | undefined {
    const name = nameOf(table, key);
    const row = this.#rows.get(name);
    if (row !== undefined) this.#use(name, row);
    return row;
  }

  keep(written: readonly CachedRow[]): void {
    for (const { table, key, row } of written) this.#use(nameOf(table, keyText(key)), row);
    for (const name of this.#rows.keys()) {
      if (this.#rows.size <= MOST_ROWS) return;
      this.#rows.delete(name);
    }
  }

  clear(): void {
    this.#rows.clear();
  }

  #use(name: string, row: object | null): void {
    this.#rows.delete(name);
    this.#rows.set(name, row);
  }
}

const nameOf = (table: string, key: string): string => `${table}\u0000${key}`;
