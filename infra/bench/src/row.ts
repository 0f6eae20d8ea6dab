/** What a figure must come to. `text` is printed; `holds` judges the value against its peer's, in the same unit. */
export type Goal = {
  readonly text: string;
  holds(value: number, peer: number | null): boolean;
};

/** One line of the table and of the JSON file. `goal` and `met` are null for figures that are only told. */
export type Row = {
  readonly name: string;
  /** Null: it could not be measured; `why` says what kept it. */
  readonly value: number | null;
  readonly unit: string;
  readonly goal: string | null;
  readonly met: boolean | null;
  /** The peer's figure of the same run, in the same unit. */
  readonly peer: number | null;
  readonly why?: string;
};

type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: Goal;
  readonly peer?: number;
};

export function row({ name, value, unit, goal, peer = undefined }: Figure): Row {
  const against = peer ?? null;
  return {
    name,
    value,
    unit,
    goal: goal?.text ?? null,
    met: goal?.holds(value, against) ?? null,
    peer: against,
  };
}

/** A figure that is wanted and could not be measured: its goal is not met either. */
export const unmeasured = (name: string, why: string): Row => ({
  ...{ name, value: null, unit: '', goal: null, met: false, peer: null, why },
});

const held = (peer: number | null, judge: (peer: number) => boolean): boolean => peer !== null && judge(peer);

export const timesPeer = (least: number, aim: number): Goal => ({
  text: `≥ ${least} × peer (aim ${aim})`,
  holds: (value, peer) => held(peer, (other) => value >= least * other),
});

export const underTwicePeer: Goal = {
  text: '< 2 × peer',
  holds: (value, peer) => held(peer, (other) => value < 2 * other),
};

export const thirdOfPeer: Goal = {
  text: '≤ 1/3 × peer',
  holds: (value, peer) => held(peer, (other) => value <= other / 3),
};

/** For what another commit does in the same run: no worse than one in twenty. */
export const asGoodAsPeer: Goal = {
  text: '≤ 1.05 × peer',
  holds: (value, peer) => held(peer, (other) => value <= 1.05 * other),
};

export const atMost = (most: number, aim?: number): Goal => ({
  text: aim === undefined ? `≤ ${most}` : `≤ ${most} (aim ${aim})`,
  holds: (value) => value <= most,
});

export const atLeast = (least: number): Goal => ({ text: `≥ ${least}`, holds: (value) => value >= least });

export const exactly = (wanted: number): Goal => ({ text: `= ${wanted}`, holds: (value) => value === wanted });
