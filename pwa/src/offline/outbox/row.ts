import type { Problem } from '@meikan/contracts';
import type { JsonObject, Wish } from './wish.ts';

/** What a command believes of its stream, as the batch door takes it (contracts, `expectedOnWire`). */
export type Expected = { readonly revision: string } | { readonly after: string } | 'absent' | 'any';

/** What stands on the server where a wish met another edit. */
export type Theirs = {
  readonly revision: string | null;
  /** The fields that the wish sets, as they stand there now; `null`: the thing is gone. */
  readonly fields: JsonObject | null;
  /** When and by whom the other edit was made; `null` when the server did not say. */
  readonly changedAt: string | null;
  readonly by: 'self' | 'other' | 'admin' | null;
};

/** Why a wish waits for its person. Nothing of it is lost meanwhile. */
export type Trouble =
  /** The same fields were changed elsewhere. */
  | { readonly kind: 'conflict'; readonly fields: readonly string[]; readonly theirs: Theirs }
  /** The server said no: a rule, a right, a thing that is gone, another account, a size. */
  | {
      readonly kind: 'refused' | 'forbidden' | 'gone' | 'wrong-account' | 'too-large';
      readonly problem: Problem | null;
    };

/** Why the last attempt did not arrive, in a word. */
export type Failure = 'unreachable' | 'timeout' | 'not-meikan' | 'busy' | 'broken' | 'blocked';

type Common = Wish & {
  /** Its place in the queue, given by a counter of the device: the only order there is. */
  readonly seq: number;
  readonly expected: Expected;
  /** Whether it may stand in the log already: it was sent, and no answer told otherwise. It keeps its data and id then. */
  readonly sent: boolean;
  readonly attempts: number;
  /** Not before this moment of the device's clock (epoch ms), a hint. */
  readonly notBefore: number | null;
  readonly failure: Failure | null;
};

/** A wish in the queue. */
export type Row =
  | (Common & { readonly status: 'waiting' })
  /** On its way, sent by the holder of this epoch. */
  | (Common & { readonly status: 'inflight'; readonly epoch: number })
  | (Common & { readonly status: 'standing'; readonly trouble: Trouble });
export type Standing = Extract<Row, { status: 'standing' }>;

/** A wish that came true. Views fold it as long as their snapshot may be older (offline.md 3, `minRev`). */
export type Landed = {
  /** The order of coming true on this device. */
  readonly ack: number;
  readonly wish: Wish;
  readonly seq: number;
  /** The stream's revision after it; `null` when it was true already. */
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
};
