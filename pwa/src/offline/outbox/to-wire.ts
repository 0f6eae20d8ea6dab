import type { QueuedCommand } from '@meikan/contracts';
import type { Kinds } from './kind.ts';
import { type Uploads, withPictures } from './pictures.ts';
import type { Waiting } from './row.ts';
import { ABSENT, type Json } from './wish.ts';

/**
 * A batch as the server takes it. An edit made on the very state that the one before it in its lane was made on comes after
 * that one; every other says which revision its person saw. What is gone, or has an address, is waited for no more.
 */
export function toWire(rows: readonly Waiting[], { made, gone }: Uploads, kinds: Kinds): readonly QueuedCommand[] {
  const last = new Map<string, Waiting>();
  return rows.map((row) => {
    const before = last.get(row.stream);
    last.set(row.stream, row);
    const { id, type, v, stream, issuedAt } = row;
    const command = { id, type, v, stream, issuedAt, expected: expectedOf(row, before, kinds) };
    const dependsOn = row.dependsOn.filter((one) => !made.has(one) && !gone.has(one));
    return {
      ...command,
      data: mutable(withPictures(row.data, made)),
      ...(dependsOn.length > 0 ? { dependsOn } : {}),
    };
  });
}

function expectedOf(row: Waiting, before: Waiting | undefined, kinds: Kinds): QueuedCommand['expected'] {
  if (row.seen === null || kinds(row.type).merges === 'set') return 'any';
  if (before) return { after: before.id };
  return row.seen === ABSENT ? 'absent' : { revision: row.seen };
}

const mutable = (data: Json): QueuedCommand['data'] => JSON.parse(JSON.stringify(data)) as QueuedCommand['data'];
