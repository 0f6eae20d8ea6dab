import { type Column, integer, json, text } from './column.ts';

/** What every row of an entity carries: the fold of its stream, and how far that has come. */
export type EntityRow<State> = {
  id: string;
  state: State;
  revision: number;
  /** When the last change arrived. */
  updated_at: string;
  /** When the last change was written, by the clock of whoever wrote it: what is imported was written long before it arrived. */
  written_at: string;
};

export const entityColumns = <State>(): { [C in keyof EntityRow<State>]: Column<EntityRow<State>[C]> } => ({
  id: text(),
  state: json<State>(),
  revision: integer(),
  updated_at: text(),
  written_at: text(),
});
