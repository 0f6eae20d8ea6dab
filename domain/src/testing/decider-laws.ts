import fc from 'fast-check';
import { expect } from 'vitest';
import type { Decider, Refusal } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { fold } from './given-when-then.ts';

/** Sends commands one after the other; `seen` is told of each accepted one. */
export function run<S, C, E extends DomainEvent, R extends Refusal>(
  decider: Decider<S, C, E, R>,
  commands: readonly C[],
  seen: (command: C, events: readonly E[], state: S) => void = () => undefined,
): { readonly state: S; readonly events: readonly E[] } {
  let state = decider.initial;
  const all: E[] = [];
  for (const command of commands) {
    const decision = decider.decide(frozen(command), frozen(state));
    if (decision.kind === 'refused') continue;
    state = fold(decider, state, decision.events);
    all.push(...decision.events);
    seen(command, decision.events, state);
  }
  return { state, events: all };
}

/** Law: whatever was accepted can be sent again at once and then does nothing. */
export function expectIdempotent<S, C, E extends DomainEvent, R extends Refusal>(
  decider: Decider<S, C, E, R>,
  command: fc.Arbitrary<C>,
): void {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
      run(decider, commands, (sent, _events, state) => {
        expect(decider.decide(sent, state)).toEqual({ kind: 'accepted', events: [] });
      });
    }),
  );
}

/** Law: folding never throws, in whatever order events come, and every state survives JSON (it travels to phones). */
export function expectTotalEvolve<S, C, E extends DomainEvent, R extends Refusal>(
  decider: Decider<S, C, E, R>,
  command: fc.Arbitrary<C>,
): void {
  const events = fc.array(command, { maxLength: 20 }).map((commands) => run(decider, commands).events);
  const shuffled = fc.tuple(events, events).chain(([first, second]) => fc.shuffledSubarray([...first, ...second]));
  fc.assert(
    fc.property(shuffled, (mixed) => {
      const state = mixed.reduce((folded, event) => decider.evolve(frozen(folded), frozen(event)), decider.initial);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }),
  );
}

/** Deeply frozen, so that a rule that changes what it is given fails. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
