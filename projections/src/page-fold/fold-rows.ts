import type { PoolClient } from 'pg';
import type { PageFolder, Recorded } from './projector.ts';
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

/** Folds the events of one category over the rows they speak of, in memory. After one that fails, the later events of its stream are passed over. */
export async function foldRows(
  client: PoolClient,
  schema: string,
  folder: PageFolder,
  events: readonly Recorded[],
): Promise<FoldedTable> {
  const keys = new Map(events.map((recorded) => folder.keyOf(recorded)).map((key) => [keyText(key), key]));
  const before = await loadRows(client, schema, folder.table, [...keys.values()]);
  const after = new Map<string, object | null>(before);
  const unfoldable: Unfoldable[] = [];
  const stopped = new Set<string>();
  for (const recorded of events) {
    const key = keyText(folder.keyOf(recorded));
    const error = stopped.has(recorded.stream) ? WAITS_BEHIND : attempt(folder, after, key, recorded);
    if (error === null) continue;
    stopped.add(recorded.stream);
    const { stream, revision, position } = recorded;
    unfoldable.push({ stream, revision, position, type: recorded.type, error });
  }
  const changes = [...keys].map(([text, key]) => ({
    key,
    before: before.get(text) ?? null,
    after: after.get(text) ?? null,
  }));
  return { changes, unfoldable };
}

function attempt(folder: PageFolder, rows: Map<string, object | null>, key: string, recorded: Recorded): unknown {
  try {
    rows.set(key, folder.fold(rows.get(key) ?? null, recorded));
    return null;
  } catch (error) {
    return error;
  }
}
