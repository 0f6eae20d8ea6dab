/** The field that stands for the whole of a thing: registering it, removing it, switching it on or off. */
export const WHOLE = '*';

/** One field that one edit set, as the test wrote it down before the app was told. */
export type Claim = {
  /** The edit's name, unique over all runs: `s12-d1-e17`. */
  readonly intent: string;
  readonly device: string;
  /** Counts the edits of a device. A conflict that is decided later keeps its edit's turn: what came after it waits for it. */
  readonly turn: number;
  readonly stream: string;
  readonly field: string;
  readonly value: string;
  /**
   * `discarded`: the person gave it up, when they were asked. `given-up`: so, too, but it may stand in the log all the same.
   * `uncertain`: the browser was killed before it had said that the edit is safe, so it may be there or not.
   */
  readonly fate: 'kept' | 'discarded' | 'given-up' | 'uncertain';
};

/** Whether it may be there or not: nothing of it is claimed. */
export const isOpen = ({ fate }: Claim): boolean => fate === 'uncertain' || fate === 'given-up';

/** Values that recur: a switch is on or off, a thing is there or gone. All other values are set once in a run. */
export const RECURRING: ReadonlySet<string> = new Set(['on', 'off', 'there', 'gone']);

/** One field that an event of the log set. `place` counts over the whole log. */
export type Written = {
  readonly stream: string;
  readonly field: string;
  readonly value: string;
  readonly commandId: string;
  readonly place: number;
};

/** Values by field, as a command or a row of the queue carries them. */
export type Sets = Readonly<Record<string, string>>;

/** A command that waits for its person on a device. */
export type StandingThere = { readonly device: string; readonly stream: string; readonly sets: Sets };

/** A command that went over the wire, as the proxies saw it. */
export type SentOnce = {
  readonly commandId: string;
  readonly device: string;
  readonly stream: string;
  readonly sets: Sets;
  /** Its sender heard that it was not carried out: it may be thought over and sent under another id. */
  readonly heardNo: boolean;
  /** The last that its sender heard is that the request as a whole was not taken: its person is asked. */
  readonly leftToPerson: boolean;
  /** The server answered that it had been true before. */
  readonly unchanged: boolean;
};

/** All that is known when the devices have come to rest. */
export type Evidence = {
  readonly claims: readonly Claim[];
  /** In the order of the log. */
  readonly written: readonly Written[];
  readonly standing: readonly StandingThere[];
  readonly sent: readonly SentOnce[];
};

export type Finding = {
  readonly kind: 'lost' | 'doubled' | 'reordered' | 'revived' | 'diverged' | 'stuck';
  readonly says: string;
};
