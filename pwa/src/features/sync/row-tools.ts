import { createContext, useContext } from 'react';
import type { Row, Standing } from '../../offline/outbox/machine/row.ts';

/** What the rows of the page share. */
export type RowTools = {
  /** Epoch ms of the device. */
  readonly now: number;
  /** The row that a waiting one waits for, if any. */
  heldBy(row: Row): Row | null;
  retry(row: Row): void;
  takeExisting(row: Standing, existing: string): void;
  /** Asks, and then gives up. */
  discard(rows: readonly Row[]): void;
  /** Opens the comparison. */
  compare(row: Standing): void;
};

const Tools = createContext<RowTools | null>(null);
export const RowToolsProvider = Tools;

export function useRowTools(): RowTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error('a row stands outside of the sync page');
  return tools;
}
