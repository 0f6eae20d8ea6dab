import type { Row } from '../outbox/row.ts';

const COPIED = ['id', 'data', 'base', 'dependsOn'] as const;

/** Whether a row must be copied anew (F16). Not for what it has seen by now: whoever sends it finds that out again. */
export const saysOtherwise = (row: Row, before: Row | undefined): boolean =>
  COPIED.some((part) => before?.[part] !== row[part]);
