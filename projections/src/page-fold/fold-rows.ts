import type { PoolClient } from 'pg';
import type { PageFolder, Recorded } from './projector.ts';
import type { RowCache } from './row-cache.ts';
import { keyText, loadRows } from './table-rows.ts';

/** What a page made of one table's rows: before and after, per key. Null is a row that is not there. */
export type RowChange = {
  readonly key: readonly string[];
  readonly before: object | null;
  readonly after: object | null;
};

/** An event that could not be decoded or folded; later events of its stream are parked behind it. */
export type Unfoldable = {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: string;
  readonly type: string;
  readonly error: unknown;
};

/** Why an event of a parked stream is parked too: folding it would skip what came before. */
export const WAITS_BEHIND = 'waits behind a parked event of its stream';

export type FoldedTable = { readonly changes: readonly RowChange[]; readonly unfoldable: readonly Unfoldable[] };

/** Where a page is folded: inside the transaction of `client`. The cache knows what stands in `schema`. */
export type FoldPlace = { readonly client: PoolClient; readonly schema: string; readonly cache: RowCache };

/**
 * Folds the events of one category over the rows they speak of, in memory. After one that fails, the later events of its
 * stream are passed over. `anew` begins from no rows, and still tells what stood there before.
 */
export async function foldRows(
  place: FoldPlace,
  folder: PageFolder,
  events: readonly Recorded[],
  anew: boolean,
): Promise<FoldedTable> {
  const keyed = events.map((recorded) => ({ recorded, ...keyOf(folder, recorded) }));
  const keys = new Map(keyed.flatMap(({ key }) => (key ? [[keyText(key), key] as const] : [])));
  const before = await rowsBefore(place, folder, keys);
  const after = new Map<string, object | null>(anew ? [] : before);
  const unfoldable: Unfoldable[] = [];
  const stopped = new Set<string>();
  for (const { recorded, key, error: unkeyed } of keyed) {
    const { stream, revision, position, type } = recorded;
    const error = stopped.has(stream) ? WAITS_BEHIND : key ? attempt(folder, after, keyText(key), recorded) : unkeyed;
    if (error === null) continue;
    stopped.add(stream);
    unfoldable.push({ stream, revision, position, type, error });
  }
  const changes = [...keys].map(([text, key]) => ({
    key,
    before: before.get(text) ?? null,
    after: after.get(text) ?? null,
  }));
  return { changes, unfoldable };
}

async function rowsBefore(
  { client, schema, cache }: FoldPlace,
  { table }: PageFolder,
  keys: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, object | null>> {
  const rows = new Map<string, object | null>();
  const unknown: (readonly string[])[] = [];
  for (const [text, key] of keys) {
    const row = cache.get(table.name, text);
    if (row === undefined) unknown.push(key);
    else rows.set(text, row);
  }
  if (unknown.length === 0) return rows;
  for (const [text, row] of await loadRows(client, schema, table, unknown)) rows.set(text, row);
  return rows;
}

type Keyed =
  | { readonly key: readonly string[]; readonly error: null }
  | { readonly key: null; readonly error: unknown };

function keyOf(folder: PageFolder, recorded: Recorded): Keyed {
  try {
    return { key: folder.keyOf(recorded), error: null };
  } catch (error) {
    return { key: null, error };
  }
}

function attempt(folder: PageFolder, rows: Map<string, object | null>, key: string, recorded: Recorded): unknown {
  try {
    rows.set(key, folder.fold(rows.get(key) ?? null, recorded));
    return null;
  } catch (error) {
    return error;
  }
}
