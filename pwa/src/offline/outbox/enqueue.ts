import { dependentsOf } from './dependents.ts';
import type { Kinds } from './kind.ts';
import { type Landed, type Queue, type Row, type Waiting, waiting } from './row.ts';
import { ABSENT, type Wish } from './wish.ts';

/** `id` names the row that now carries the wish; `null`: it and what it would have undone have cancelled each other out. */
export type Enqueued = { readonly queue: Queue; readonly id: string | null };

/**
 * Puts a wish at the end of the queue, or joins it with an earlier one of its lane that was never sent. `seq` is the next number
 * of the device's counter; `landed` are the lane's wishes that came true, in their order. The same wish twice is one (F30).
 */
export function enqueue(queue: Queue, wish: Wish, seq: number, landed: readonly Landed[], kinds: Kinds): Enqueued {
  const again = queue.rows.find(({ id }) => id === wish.id) ?? landed.find((done) => done.wish.id === wish.id)?.wish;
  if (again) return { queue, id: again.id };
  const row = waiting({ ...wish, seen: seenSince(wish.seen, landed) }, seq);
  switch (kinds(wish.type).merges) {
    case 'set':
      return set(queue, row, kinds);
    case 'fields':
      return change(queue, row, kinds);
    case 'remove':
      return remove(queue, row, kinds);
    case 'create':
    case 'upload':
    case 'unknown':
      return append(queue, row);
  }
}

const append = (queue: Queue, row: Waiting): Enqueued => ({
  queue: { ...queue, rows: [...queue.rows, row] },
  id: row.id,
});

const replace = (queue: Queue, old: Row, row: Row): Enqueued => ({
  queue: { ...queue, rows: queue.rows.map((one) => (one === old ? row : one)) },
  id: row.id,
});

const without = (queue: Queue, gone: readonly Row[]): Queue => ({
  ...queue,
  rows: queue.rows.filter((row) => !gone.includes(row)),
});

const unsent = (row: Row): row is Waiting => row.status === 'waiting' && !row.sent;

/** The snapshot that a person saw has the device's own landed edits folded over it: they saw the revision after them. */
function seenSince(seen: string | null, landed: readonly Landed[]): string | null {
  let reached = seen;
  for (const { wish, revision } of landed) {
    if (reached !== null && wish.seen === reached && revision !== null) reached = revision;
  }
  return reached;
}

/** The last wish for a setting wins: over one that was not sent, and over one that the server did not take. */
function set(queue: Queue, row: Waiting, kinds: Kinds): Enqueued {
  const { setting } = kinds(row.type);
  const isSame = (one: Row) => setting === undefined || one.data[setting] === row.data[setting];
  const lane = queue.rows.filter((one) => one.stream === row.stream && isSame(one));
  const rest = without(
    queue,
    lane.filter(({ status }) => status === 'standing'),
  );
  const last = lane.at(-1);
  if (!last || !unsent(last)) return append(rest, row);
  const { type, v, data, issuedAt, about } = row;
  return replace(rest, last, { ...last, type, v, data, issuedAt, about });
}

/** Joins changes of fields to one wish; each keeps the base that its first change had. */
function change(queue: Queue, row: Waiting, kinds: Kinds): Enqueued {
  const lane = queue.rows.filter(({ stream }) => stream === row.stream);
  const last = lane.at(-1);
  // Beside one that stands, each goes for itself: what does not meet it need not wait for its end.
  if (!last || !unsent(last) || lane.some(({ status }) => status === 'standing')) return append(queue, row);
  const kind = kinds(last.type);
  const joins = last.type === row.type || kind.merges === 'create';
  if (!joins || (kind.merges !== 'create' && last.seen !== row.seen)) return append(queue, row);
  const changes = kinds(row.type).fields(row.data);
  const data = kind.withFields(last.data, { ...kind.fields(last.data), ...changes });
  const base = kind.merges === 'create' ? last.base : { ...row.base, ...last.base };
  const dependsOn = [...new Set([...last.dependsOn, ...row.dependsOn])];
  return replace(queue, last, { ...last, data, base, dependsOn, issuedAt: row.issuedAt });
}

/** What is not there need not be removed on the server, and nobody waits for it any more; else only its edits are dropped. */
function remove(queue: Queue, row: Waiting, kinds: Kinds): Enqueued {
  const lane = queue.rows.filter(({ stream }) => stream === row.stream);
  const made = lane.find((one) => kinds(one.type).merges === 'create');
  if (made && (unsent(made) || (made.status === 'standing' && !made.sent))) {
    return { queue: without(queue, [made, ...dependentsOf(queue.rows, made, kinds)]), id: null };
  }
  const edits = lane.filter((one) => unsent(one) || one.status === 'standing');
  const [first] = edits;
  const seen = first && first.seen !== ABSENT ? first.seen : row.seen;
  return append(without(queue, edits), { ...row, seen });
}
