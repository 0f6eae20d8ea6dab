import type { Kinds } from '../outbox/kind.ts';
import type { Row } from '../outbox/row.ts';
import { meet, touchedBy } from '../outbox/touching.ts';

/** The first row that a waiting one waits for: what it builds on, or an earlier edit of the same fields; `null`: none. */
export function heldBy(rows: readonly Row[], row: Row, kinds: Kinds): Row | null {
  if (row.status !== 'waiting') return null;
  const built = rows.find(({ id }) => row.dependsOn.includes(id));
  if (built) return built;
  const fields = touchedBy(kinds, row);
  const earlier = rows.find(
    (other) => other.stream === row.stream && other.seq < row.seq && meet(new Set(touchedBy(kinds, other)), fields),
  );
  return earlier ?? null;
}
