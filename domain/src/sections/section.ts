import type { DomainEvent } from '../kernel/event.ts';
import { isOwnKey, ownKeys } from '../kernel/own-keys.ts';
import { sameValue } from '../kernel/same-value.ts';
import { type Check, type Checked, invalid, valid, within } from '../validation/checked.ts';

/**
 * One section of a page: its event's type `T`, its value `V`, what a command brings (`I`) and what its event holds (`D`).
 * A section is a row in its entity's table; events, commands and states are derived from the rows.
 */
export type Section<T extends string, V, I, D> = {
  readonly type: T;
  /** What its events hold: the whole value, or the fields that differ. */
  readonly holds: 'value' | 'changes';
  readonly empty: V;
  /** The event that makes `input` true, null when it is true already, or why it cannot be. */
  propose(current: V, input: I): Checked<DomainEvent<T, D> | null>;
  /** The value after `event`; unchanged by the event of another section. */
  evolve(current: V, event: DomainEvent): V;
  /** Never set: carries the event's type to the tables' mapped types. */
  readonly event?: DomainEvent<T, D>;
};

/** A section whose changes replace it as a whole. */
export type WholeSection<T extends string, V> = Section<T, V, V, { readonly value: V }>;
/** A section whose events hold only the fields that differ, so that edits made offline merge by field. */
export type PatchSection<T extends string, V> = Section<T, V, Partial<V>, { readonly changes: Partial<V> }>;

/** A section replaced as a whole; `check` cleans and judges the new value. */
export function whole<const T extends string, V>(type: T, empty: NoInfer<V>, check: Check<V>): WholeSection<T, V> {
  const owns = (event: DomainEvent): event is DomainEvent<T, { readonly value: V }> => event.type === type;
  return {
    type,
    holds: 'value',
    empty,
    propose(current, input) {
      const checked = check(input);
      if (!checked.ok) return checked;
      return valid(sameValue(checked.value, current) ? null : { type, data: { value: checked.value } });
    },
    evolve: (current, event) => (owns(event) ? event.data.value : current),
  };
}

/** The rule of each field of a patched section. */
export type FieldChecks<V> = { readonly [F in keyof V]-?: Check<V[F]> };

/** A section changed field by field; a field without a rule is refused. */
export function patch<const T extends string, V extends object>(
  type: T,
  empty: NoInfer<V>,
  checks: FieldChecks<V>,
): PatchSection<T, V> {
  const owns = (event: DomainEvent): event is DomainEvent<T, { readonly changes: Partial<V> }> => event.type === type;
  return {
    type,
    holds: 'changes',
    empty,
    propose(current, input) {
      const checked = checkChanges(checks, input);
      if (!checked.ok) return checked;
      const changes = differing(current, checked.value);
      return valid(ownKeys(changes).length === 0 ? null : { type, data: { changes } });
    },
    evolve: (current, event) => (owns(event) ? { ...current, ...event.data.changes } : current),
  };
}

/** Cleans each named field by its own rule; stops at the first that fails. */
export function checkChanges<V extends object>(checks: FieldChecks<V>, changes: Partial<V>): Checked<Partial<V>> {
  const cleaned: Partial<V> = {};
  for (const field of ownKeys(changes)) {
    if (!isOwnKey(checks, field)) return invalid('unknown-field', field);
    const given = changes[field];
    if (given === undefined) continue;
    const checked = checks[field](given);
    if (!checked.ok) return within(field, checked);
    cleaned[field] = checked.value;
  }
  return valid(cleaned);
}

/** The named fields whose value is not the present one already. */
export function differing<V extends object>(current: V, changes: Partial<V>): Partial<V> {
  const left: Partial<V> = {};
  for (const field of ownKeys(changes)) {
    if (!sameValue(current[field], changes[field])) left[field] = changes[field];
  }
  return left;
}
