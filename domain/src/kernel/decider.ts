import type { DomainEvent } from './event.ts';

/** What a rule answers: events to append (none when nothing would change), or a refusal with a literal code. */
export type Decision<E, R> =
  | { readonly kind: 'accepted'; readonly events: readonly E[] }
  | { readonly kind: 'refused'; readonly refusal: R };

/** A reason to say no, as a value. `code` is stable and part of the wire; `field` names the offending field, if one does. */
export type Refusal<Code extends string = string> = { readonly code: Code; readonly field?: string };

/**
 * A pure rule over one stream. `evolve` folds what happened, `decide` says what follows from a command.
 * Neither reads a clock, mints an id or draws a random number: such values arrive inside the command.
 */
export type Decider<S, C, E extends DomainEvent, R extends Refusal> = {
  readonly initial: S;
  evolve(state: S, event: E): S;
  decide(command: C, state: S): Decision<E, R>;
};

export function accepted<E>(...events: readonly E[]): Decision<E, never> {
  return { kind: 'accepted', events };
}

export function refused<const R extends Refusal>(refusal: R): Decision<never, R> {
  return { kind: 'refused', refusal };
}

/** Ends every switch over a union; reaching it is a defect, not a refusal. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
