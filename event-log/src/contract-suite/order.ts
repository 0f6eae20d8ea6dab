/** What an order check sees of an event. */
export type Seen = { readonly id: string; readonly stream: string; readonly revision: bigint };

/** The little of a log that its order is judged by: the real ones and a naive one alike. */
export type OrderedLog = {
  /** True when it was committed, false when it was rolled back or refused. */
  write(stream: string, id: string): Promise<boolean>;
  /** What stands after the cursor, and the cursor for the next reading. */
  readAfter(cursor: string | null): Promise<{ readonly events: readonly Seen[]; readonly cursor: string | null }>;
};

/** Numbers in [0, 1) that a seed determines (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Trial = { readonly writers: number; readonly writesEach: number; readonly random: () => number };

/**
 * Many writers on few streams while one reader tails the log the whole time. Returns what is wrong with what it saw:
 * nothing may be missing, doubled, invented, or out of its stream's order.
 */
export async function tail(log: OrderedLog, { writers, writesEach, random }: Trial): Promise<readonly string[]> {
  const committed = new Set<string>();
  const seen: Seen[] = [];
  let writing = true;
  const write = async (writer: number): Promise<void> => {
    for (let index = 0; index < writesEach; index++) {
      const id = `${writer}/${index}`;
      if (await log.write(`order-${Math.floor(random() * 8)}`, id)) committed.add(id);
    }
  };
  const read = async (): Promise<void> => {
    let cursor: string | null = null;
    for (let last = false; ; last = !writing) {
      const page = await log.readAfter(cursor);
      seen.push(...page.events);
      cursor = page.cursor;
      if (last && page.events.length === 0) return;
    }
  };
  const writeAll = async (): Promise<void> => {
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    writing = false;
  };
  await Promise.all([writeAll(), read()]);
  return violations(seen, committed);
}

function violations(seen: readonly Seen[], committed: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  const next = new Map<string, bigint>();
  const ids = new Set<string>();
  for (const { id, stream, revision } of seen) {
    if (ids.has(id)) found.push(`${id} was seen twice`);
    if (!committed.has(id)) found.push(`${id} was seen but never committed`);
    const due = next.get(stream) ?? 0n;
    if (revision !== due) found.push(`${stream} went on with ${revision} instead of ${due}`);
    next.set(stream, revision + 1n);
    ids.add(id);
  }
  for (const id of committed) if (!ids.has(id)) found.push(`${id} was committed but never seen`);
  return found;
}
