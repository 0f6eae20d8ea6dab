import type { PoolClient } from 'pg';
import { applyCounts } from './counts.ts';
import { type FoldPlace, foldRows, type RowChange, type Unfoldable } from './fold-rows.ts';
import type { CountChange, OutdatedSearch, PageFolder, Recorded, Touched } from './projector.ts';
import { recount } from './recount.ts';
import type { CachedRow } from './row-cache.ts';
import { deleteRows, writeRows } from './table-rows.ts';

export type FoldedPage = {
  readonly touched: readonly Touched[];
  readonly unfoldable: readonly Unfoldable[];
  /** What stands in the tables now, once the transaction is committed. */
  readonly rows: readonly CachedRow[];
};

/** `anew` folds whole streams from nothing, whatever their rows say now; the events are all there are of their streams. */
export type FoldOptions = { readonly anew?: boolean };

/**
 * Folds one page of events into the tables of `schema`, inside the caller's transaction: per table one statement to load,
 * one to write. Counts are applied last, so that the rows they count on are there.
 */
export async function foldPage(
  place: FoldPlace,
  folders: readonly PageFolder[],
  events: readonly Recorded[],
  { anew = false }: FoldOptions = {},
): Promise<FoldedPage> {
  const { client, schema } = place;
  const byCategory = Map.groupBy(events, (recorded) => categoryOf(recorded.stream));
  const page = new PageSums();
  for (const folder of folders) {
    const own = byCategory.get(folder.category)?.filter((event) => folder.isOthers?.(event) !== true);
    if (!own?.length) continue;
    const folded = await foldRows(place, folder, own, anew);
    await writeChanges(client, schema, folder, folded.changes);
    page.add(folder, folded, anew);
  }
  await applyCounts(client, schema, page.countsOfOlderRows());
  for (const { table } of folders) await recount(client, schema, table, [...(page.born.get(table.name) ?? [])]);
  return { touched: [...page.touched.values()], unfoldable: page.unfoldable, rows: page.rows };
}

const categoryOf = (stream: string): string => stream.slice(0, stream.indexOf('-'));

async function writeChanges(
  client: PoolClient,
  schema: string,
  folder: PageFolder,
  changes: readonly RowChange[],
): Promise<void> {
  const written = changes.flatMap(({ after }) => (after ? [after] : []));
  const gone = changes.filter(({ before, after }) => before && !after).map(({ key }) => key);
  await writeRows(client, schema, folder.table, written);
  await deleteRows(client, schema, folder.table, gone);
}

const WEIGHT: Readonly<Record<OutdatedSearch, number>> = { none: 0, own: 1, 'with-tellers': 2 };

/** What a page adds up to over all tables. */
class PageSums {
  readonly touched = new Map<string, Touched>();
  readonly unfoldable: Unfoldable[] = [];
  readonly rows: CachedRow[] = [];
  /** Per table the ids of rows that were not there before, or whose counts are not to be trusted. */
  readonly born = new Map<string, Set<string>>();
  readonly #counts: CountChange[] = [];

  add(folder: PageFolder, folded: Awaited<ReturnType<typeof foldRows>>, anew: boolean): void {
    this.unfoldable.push(...folded.unfoldable);
    const born = new Set<string>();
    this.born.set(folder.table.name, born);
    for (const { key, before, after } of folded.changes) {
      if (after && (anew || !before) && key[0] !== undefined) born.add(key[0]);
      this.rows.push({ table: folder.table.name, key, row: after });
      this.#counts.push(...folder.counts(before, after));
      for (const entity of folder.touched(before, after)) this.#touch(entity);
    }
  }

  countsOfOlderRows(): readonly CountChange[] {
    return this.#counts.filter(({ table, id }) => !this.born.get(table)?.has(id));
  }

  #touch(entity: Touched): void {
    const key = `${entity.kind} ${entity.id}`;
    const known = this.touched.get(key);
    if (!known || WEIGHT[known.search] < WEIGHT[entity.search]) this.touched.set(key, entity);
  }
}
