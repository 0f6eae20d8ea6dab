import type { PoolClient } from 'pg';
import { applyCounts } from './counts.ts';
import { type FoldPlace, foldRows, type RowChange, type Unfoldable } from './fold-rows.ts';
import { countingOn, outOfSight, turned } from './out-of-sight.ts';
import { noteOwnStreams } from './own-streams.ts';
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
 * one to write. Counts are applied last, so that the rows they count, and whoever these are of, are there.
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
  await count(place, folders, page);
  await noteOwnStreams(client, schema, events);
  return { touched: [...page.touched.values()], unfoldable: page.unfoldable, rows: page.rows };
}

/** Moves the numbers that follow from the page, and counts anew where steps would not be right. */
async function count({ client, schema }: FoldPlace, folders: readonly PageFolder[], page: PageSums): Promise<void> {
  for (const { table } of folders)
    for (const id of await countingOn(client, schema, table, page.turned)) page.countAnew(table.name, id);
  const steps = page.steps();
  const hidden = await outOfSight(client, schema, [...new Set(steps.flatMap(({ of }) => of ?? []))]);
  const counted = steps.filter(({ of }) => of === undefined || !hidden.has(of));
  await applyCounts(client, schema, counted);
  for (const { table } of folders) await recount(client, schema, table, page.countedAnew(table.name));
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
  readonly turned: string[] = [];
  /** Per table the ids of rows that were not there before, or whose counts are not to be trusted. */
  readonly #anew = new Map<string, Set<string>>();
  readonly #steps: CountChange[] = [];

  add(folder: PageFolder, folded: Awaited<ReturnType<typeof foldRows>>, anew: boolean): void {
    this.unfoldable.push(...folded.unfoldable);
    this.turned.push(...turned(folded.changes));
    for (const { key, before, after } of folded.changes) {
      if (after && (anew || !before) && key[0] !== undefined) this.countAnew(folder.table.name, key[0]);
      this.rows.push({ table: folder.table.name, key, row: after });
      this.#steps.push(...folder.counts(before, after));
      for (const entity of folder.touched(before, after)) this.#touch(entity);
    }
  }

  countAnew(table: string, id: string): void {
    const ids = this.#anew.get(table);
    if (ids) ids.add(id);
    else this.#anew.set(table, new Set([id]));
  }

  countedAnew(table: string): readonly string[] {
    return [...(this.#anew.get(table) ?? [])];
  }

  /** What moves rows that are not counted anew. What is of somebody who turned moves none: before, it may not have counted. */
  steps(): readonly CountChange[] {
    const moved = new Set(this.turned);
    for (const { table, id, of } of this.#steps) if (of !== undefined && moved.has(of)) this.countAnew(table, id);
    return this.#steps.filter(({ table, id }) => !this.#anew.get(table)?.has(id));
  }

  #touch(entity: Touched): void {
    const key = `${entity.kind} ${entity.id}`;
    const known = this.touched.get(key);
    if (!known || WEIGHT[known.search] < WEIGHT[entity.search]) this.touched.set(key, entity);
  }
}
