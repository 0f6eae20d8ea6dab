import { type Call, type QueuedData, type QueuedType, queuedCommandOf } from '@meikan/contracts';
import type { ApiAnswer } from '../../api/call-api.ts';
import type { Command } from '../outbox/machine/command.ts';
import { UPLOAD } from '../outbox/machine/kinds.ts';
import { shownAs } from '../outbox/machine/pictures.ts';
import type { Row } from '../outbox/machine/row.ts';
import type { Contents } from '../outbox/store/store.ts';
import { presentOutbox } from './present.ts';

/** An edit that a snapshot may not hold yet, in the order of the queue. */
export type Pending = {
  readonly [T in QueuedType]: {
    readonly id: string;
    readonly type: T;
    readonly data: QueuedData[T];
    readonly command: Command;
    /** The server did not take it as it is: what it adds is still shown, what it takes away is not taken away (F20). */
    readonly standing: boolean;
  };
}[QueuedType];

/** What was read of commands, so that each is read once although the store hands out copies. A command that is joined has a new time. */
const known = new Map<string, Pending | null>();
const MOST_KNOWN = 20_000;

/** Parsed like any input from outside, since an older app may have written the command down. */
function pendingOf(command: Command | Row): Pending | null {
  const standing = 'status' in command && command.status === 'standing';
  const key = `${command.id} ${command.v} ${command.issuedAt} ${standing}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { id, type } = command;
  const data = queuedCommandOf(type)?.schema.safeParse(command.data);
  const pending = data?.success ? ({ id, type, data: data.data, command, standing } as Pending) : null;
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, pending);
  return pending;
}

const queued = new WeakMap<Contents, readonly Pending[]>();

function allQueued(contents: Contents): readonly Pending[] {
  const before = queued.get(contents);
  if (before) return before;
  const all = contents.queue.rows.flatMap((command) => pendingOf(command) ?? []);
  queued.set(contents, all);
  return all;
}

/** What waits, and what came true after the `ack`-th: everything that an answer which was asked for then may be without. */
export function pendingSince(contents: Contents, ack: number): readonly Pending[] {
  const came = contents.applied.filter((one) => one.ack > ack).flatMap(({ command }) => pendingOf(command) ?? []);
  return [...came, ...allQueued(contents)];
}

export const lastAck = ({ applied }: Contents): number => applied.at(-1)?.ack ?? 0;

/**
 * What another build may have kept, as today's contract reads it: fields that came since begin with the contract's own defaults.
 * `null` where the contract cannot read it any more: then it counts as not kept, and is asked anew.
 */
export function inTodaysShape(call: Call, kept: ApiAnswer<unknown>): ApiAnswer<unknown> | null {
  const payload = call.answer.safeParse(kept.payload);
  return payload.success ? { ...kept, payload: payload.data } : null;
}

/** Where the pictures of pending edits are seen: on the device until they have an address of their own. */
export type PendingPictures = {
  readonly addresses: ReadonlyMap<string, string>;
  follow(contents: Contents): void;
  close(): void;
};

/** `onShown` is told when a picture that was not seen before can be. */
export function pendingPictures(onShown: () => void): PendingPictures {
  const addresses = new Map<string, string>();
  const own: string[] = [];
  const asked = new Set<string>();

  async function show(id: string): Promise<void> {
    const picture = await (await presentOutbox()).picture(id);
    if (!picture || addresses.has(id)) return;
    const address = URL.createObjectURL(picture);
    own.push(address);
    addresses.set(id, shownAs(address, id));
    onShown();
  }

  return {
    addresses,
    follow({ queue, applied }) {
      for (const { command, made } of applied) if (made !== null) addresses.set(command.id, made);
      for (const { id, type } of queue.rows) {
        if (type !== UPLOAD || asked.has(id)) continue;
        asked.add(id);
        void show(id);
      }
    },
    close() {
      for (const address of own) URL.revokeObjectURL(address);
    },
  };
}
