import type { PoolClient } from 'pg';
import { applyCounts } from './counts.ts';
import { foldRows, type RowChange, type Unfoldable } from './fold-rows.ts';
import type { CountChange, PageFolder, Recorded, Touched } from './projector.ts';
import { deleteRows, writeRows } from './table-rows.ts';

export type FoldedPage = { readonly touched: readonly Touched[]; readonly unfoldable: readonly Unfoldable[] };

/**
 * Folds one page of events into the tables of `schema`, inside the caller's transaction: per table one statement to load,
 * one to write. Counts are applied last, so that the rows they count on are there.
 */
export async function foldPage(
  client: PoolClient,
  schema: string,
  folders: readonly PageFolder[],
  events: readonly Recorded[],
): Promise<FoldedPage> {
  const byCategory = Map.groupBy(events, (recorded) => categoryOf(recorded.stream));
  const counts: CountChange[] = [];
  const touched = new Map<string, Touched>();
  const unfoldable: Unfoldable[] = [];
  for (const folder of folders) {
    const own = byCategory.get(folder.category);
    if (!own) continue;
    const folded = await foldRows(client, schema, folder, own);
    await writeChanges(client, schema, folder, folded.changes);
    unfoldable.push(...folded.unfoldable);
    for (const { before, after } of folded.changes) {
      counts.push(...folder.counts(before, after));
      for (const entity of folder.touched(before, after)) touched.set(`${entity.kind} ${entity.id}`, entity);
    }
  }
  await applyCounts(client, schema, counts);
  return { touched: [...touched.values()], unfoldable };
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
