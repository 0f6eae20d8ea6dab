import { accepted, type Decider, type Decision, type Refusal } from './decider.ts';
import type { DomainEvent } from './event.ts';

/**
 * The same rule for several commands at once: each is decided on the state that the ones before it lead to, and all of them
 * happen or none. The first refusal is the answer.
 */
export function sequence<S, C, E extends DomainEvent, R extends Refusal>(
  decider: Decider<S, C, E, R>,
): Decider<S, readonly C[], E, R> {
  return {
    ...decider,
    decide(commands, state): Decision<E, R> {
      const events: E[] = [];
      let reached = state;
      for (const command of commands) {
        const decision = decider.decide(command, reached);
        if (decision.kind === 'refused') return decision;
        events.push(...decision.events);
        reached = decision.events.reduce((before, event) => decider.evolve(before, event), reached);
      }
      return accepted(...events);
    },
  };
}
