import { expect } from 'vitest';
import type { Decider, Decision, Refusal } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';

/** What a sentence about a rule may end with. */
export type Outcomes<E extends DomainEvent, R extends Refusal> = {
  /** It acts: exactly these events, and the same command sent again does nothing. */
  then(events: readonly E[]): void;
  /** No events: nothing would change. */
  thenNothing(): void;
  /** It refuses, with this code and, where one is named, this field. */
  thenRefused(code: R['code'], field?: string): void;
};

/** A sentence about a rule: `given(decider, past).when(command).then(events)`. */
export function given<S, C, E extends DomainEvent, R extends Refusal>(
  decider: Decider<S, C, E, R>,
  past: readonly E[],
): { when(command: C): Outcomes<E, R> } {
  return { when: (command) => outcomes(decider, fold(decider, decider.initial, past), command) };
}

/** The state after `events`. */
export function fold<S, C, E extends DomainEvent, R extends Refusal>(
  decider: Decider<S, C, E, R>,
  state: S,
  events: readonly E[],
): S {
  return events.reduce((folded, event) => decider.evolve(folded, event), state);
}

function outcomes<S, C, E extends DomainEvent, R extends Refusal>(
  decider: Decider<S, C, E, R>,
  state: S,
  command: C,
): Outcomes<E, R> {
  const decision = decider.decide(command, state);
  return {
    // biome-ignore lint/suspicious/noThenProperty: the last of the three words; a sentence is never awaited
    then(events) {
      expect(decision).toEqual({ kind: 'accepted', events });
      expectQuiet(decider.decide(command, fold(decider, state, events)));
    },
    thenNothing: () => expectQuiet(decision),
    thenRefused(code, field) {
      expect(decision).toEqual({ kind: 'refused', refusal: field === undefined ? { code } : { code, field } });
    },
  };
}

function expectQuiet<E, R>(decision: Decision<E, R>): void {
  expect(decision).toEqual({ kind: 'accepted', events: [] });
}
