import { commandFields } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { Badge, type IconName } from '../../../ui/index.ts';
import type { Row } from '../../outbox/machine/row.ts';
import { usePresent } from '../../sync/present.ts';
import { statusTexts } from './texts.ts';
import './outbox.css';

const texts = statusTexts.badge;

type PendingState = 'waiting' | 'conflict' | 'failed';

/** What of a thing has not arrived: the stream it lives in, and for a part of a page only some of its fields. */
type Watched = { readonly stream: string; readonly fields?: readonly string[] };

/** The badge beside a thing of one's own while an edit of it has not arrived; nothing otherwise. */
export function Pending(watched: Watched) {
  const state = usePendingState(watched);
  return state && <PendingBadge state={state} />;
}

/** For a `PendingBadge` beside a thing. */
export const usePendingState = (watched: Watched): PendingState | null =>
  usePresent(({ contents }) => pendingState(contents.queue.rows, watched));

const ICONS: { readonly [S in PendingState]: IconName } = { waiting: 'clock', conflict: 'fork', failed: 'alert' };

/** Beside a thing with an edit that has not arrived: what it waits for, and the way to the sync page. */
export function PendingBadge({ state }: { readonly state: PendingState }) {
  return (
    <Link to="/sync" className={`pend pend-${state}`}>
      <Badge icon={ICONS[state]} tone={state === 'waiting' ? 'plain' : 'shu'}>
        {texts[state]}
      </Badge>
      <span className="sr">{texts.spoken[state]}</span>
    </Link>
  );
}

const stateOf = (row: Row): PendingState => {
  if (row.status !== 'standing') return 'waiting';
  return row.trouble.kind === 'conflict' ? 'conflict' : 'failed';
};

const partitions = new WeakMap<readonly Row[], ReadonlyMap<string, readonly Row[]>>();

/** A page asks for each of its things, after each change of the queue: a long queue is gone through once for all of them. */
function partitionsOf(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const known = partitions.get(rows);
  if (known) return known;
  const grouped = Map.groupBy(rows, ({ stream }) => stream);
  partitions.set(rows, grouped);
  return grouped;
}

/** The worst of what has not arrived of a thing; `null` when all of it has. */
export function pendingState(rows: readonly Row[], { stream, fields }: Watched): PendingState | null {
  const its = partitionsOf(rows).get(stream) ?? [];
  const states = new Set(its.filter((row) => !fields || touches(row, fields)).map(stateOf));
  return (['failed', 'conflict', 'waiting'] as const).find((state) => states.has(state)) ?? null;
}

/** A command that turns something on or off is about that alone, its `value`; one without fields of its own about the whole thing. */
function touches(row: Row, fields: readonly string[]): boolean {
  const set = 'value' in row.data ? ['value'] : Object.keys(commandFields(row.data));
  return set.length === 0 || set.some((field) => fields.includes(field));
}
