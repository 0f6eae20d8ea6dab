import type { JsonObject, Problem } from '@meikan/contracts';
import type { Command } from './command.ts';

/** What stands on the server where a command met another edit. */
export type Theirs = {
  readonly revision: string | null;
  /** The fields that the command sets, as they stand there now; `null`: the thing is gone. */
  readonly fields: JsonObject | null;
  /** When and by whom the other edit was made; `null` when the server did not say. */
  readonly changedAt: string | null;
  readonly by: 'self' | 'other' | 'admin' | null;
};

/** Why a command waits for its person. Nothing of it is lost meanwhile. */
export type Trouble =
  /** The same fields were changed elsewhere. */
  | { readonly kind: 'conflict'; readonly fields: readonly string[]; readonly theirs: Theirs }
  /** The server said no: a rule, a right, a thing that is gone, another account, a size. Or a picture that it shows has left the device. */
  | {
      readonly kind: 'refused' | 'forbidden' | 'gone' | 'wrong-account' | 'too-large' | 'picture-gone';
      readonly problem: Problem | null;
    };

/** Why the last attempt brought no answer for this command. */
export type Failure =
  /** Nobody answered, or not in time, or somebody who is not Meikan did. */
  | 'unreachable'
  | 'timeout'
  | 'not-meikan'
  /** Meikan answered that it cannot now: 408, 425, 429, 503. */
  | 'busy'
  /** Meikan broke down over the batch, or could not read it; its commands go alone from now on. */
  | 'broken'
  | 'malformed'
  /** It went alone, and was not taken; it asks once more. */
  | 'turned-away'
  /** What it builds on had not come true. */
  | 'blocked';

type Common = Command & {
  /** Its place in the queue, given by a counter of the device: the only order there is. */
  readonly seq: number;
  /** Whether it may stand in the log already: sent, and no answer told otherwise. It keeps its id and data then. */
  readonly sent: boolean;
  readonly attempts: number;
  /** Not before this moment of the device's clock (epoch ms), a hint. */
  readonly notBefore: number | null;
  readonly failure: Failure | null;
};

/** A command in the queue. */
export type Row = Waiting | Inflight | Standing;
export type Waiting = Common & { readonly status: 'waiting' };
/** On its way, sent by the holder of this epoch. */
export type Inflight = Common & { readonly status: 'inflight'; readonly epoch: number };
export type Standing = Common & { readonly status: 'standing'; readonly trouble: Trouble };

/** A command that came true. Views fold it as long as their snapshot may be older. */
export type Applied = {
  readonly command: Command;
  readonly seq: number;
  /** The stream's revision after it; `null` when the server named none. */
  readonly revision: string | null;
  /** Where it stands in the log; opaque. */
  readonly position: string | null;
  /** What the server made of it: the address of an uploaded picture. */
  readonly made: string | null;
};

/** Why nothing at all is sent for now. */
export type Pause = 'sign-in' | 'update' | 'by-hand';

/** The queue of one account on one device. `rows` in the order of `seq`. */
export type Queue = {
  readonly rows: readonly Row[];
  readonly pause: Pause | null;
  /** Requests in a row that did not arrive, and the moment (epoch ms) before which the next one is not tried. */
  readonly failures: number;
  readonly notBefore: number | null;
  /** Whether the server named that moment (`Retry-After`): then only a person's own word goes before it. */
  readonly askedToWait: boolean;
};

export const emptyQueue: Queue = { rows: [], pause: null, failures: 0, notBefore: null, askedToWait: false };

/** The server has just answered: there is nothing to wait for. */
export const reached = (queue: Queue): Queue => ({ ...queue, failures: 0, notBefore: null, askedToWait: false });

/** A command at its place in the queue, never sent. */
export const waiting = (command: Command, seq: number): Waiting => ({
  ...command,
  ...{ seq, status: 'waiting', sent: false, attempts: 0, notBefore: null, failure: null },
});

/** Whether the server cannot have heard of it: what it says may still become otherwise. */
export const isUnsent = (row: Row): row is Waiting => row.status === 'waiting' && !row.sent;

/** The command alone, without its place and fate in the queue. */
export function commandOf(row: Row): Command {
  const { id, type, v, stream, data, base, seen, issuedAt, dependsOn, about } = row;
  return { id, type, v, stream, data, base, seen, issuedAt, dependsOn, about };
}
