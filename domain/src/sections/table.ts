import type { DomainEvent } from '../kernel/event.ts';
import { ownKeys } from '../kernel/own-keys.ts';
import { type Checked, valid, within } from '../validation/checked.ts';

type Row = { readonly type: string; readonly empty: unknown; evolve(current: never, event: DomainEvent): unknown };
/** The sections of one entity, by name. */
export type Rows = { readonly [name: string]: Row };

/** The values of all sections, by name. */
export type ValuesOf<R extends Rows> = { readonly [S in keyof R]: ReturnType<R[S]['evolve']> };
/** What a command brings for each section: a whole value or a partial patch. */
export type InputsOf<R extends Rows> = {
  readonly [S in keyof R]: R[S] extends { propose(current: never, input: infer I): unknown } ? I : never;
};
/** The event of each section, by the section's name. */
export type EventsByName<R extends Rows> = {
  readonly [S in keyof R]: R[S] extends { readonly event?: infer E } ? Extract<E, DomainEvent> : never;
};
/** The union of all sections' events. */
export type SectionEvent<R extends Rows> = EventsByName<R>[keyof R];
/** A change of one section: its name together with the input that section takes. */
export type SectionChange<R extends Rows, S extends keyof R = keyof R> = {
  readonly [K in S]: { readonly section: K; readonly value: InputsOf<R>[K] };
}[S];

/** The rows seen as one table of correlated types, so that a section's name picks its value, input and event together. */
export type SectionTable<R extends Rows> = {
  readonly [S in keyof R]: {
    readonly type: EventsByName<R>[S]['type'];
    readonly holds: 'value' | 'changes';
    readonly empty: ValuesOf<R>[S];
    propose(current: ValuesOf<R>[S], input: InputsOf<R>[S]): Checked<EventsByName<R>[S] | null>;
    evolve(current: ValuesOf<R>[S], event: DomainEvent): ValuesOf<R>[S];
  };
};

/** What the section's rule proposes for a change; a failure's field begins with the section's name. */
export function proposeChange<R extends Rows, S extends keyof R & string>(
  table: SectionTable<R>,
  values: ValuesOf<R>,
  change: SectionChange<R, S>,
): Checked<EventsByName<R>[S] | null> {
  const proposed = table[change.section].propose(values[change.section], change.value);
  return proposed.ok ? proposed : within(change.section, proposed);
}

/** Every section as it is before its first event. */
export function emptySections<R extends Rows>(table: SectionTable<R>): ValuesOf<R> {
  const names = ownKeys(table);
  const values: Building<ValuesOf<R>> = {};
  for (const name of names) values[name] = table[name].empty;
  if (!isWhole<ValuesOf<R>>(names, values)) throw new Error('a section has no value');
  return values;
}

type Building<V> = { -readonly [S in keyof V]?: V[S] };

function isWhole<V>(names: readonly string[], values: Building<V>): values is Building<V> & V {
  return names.every((name) => Object.hasOwn(values, name));
}

/** All sections after an event; only the event's own section is another value than before. */
export function evolveSections<R extends Rows>(
  table: SectionTable<R>,
  values: ValuesOf<R>,
  event: DomainEvent,
): ValuesOf<R> {
  for (const name in table) {
    if (table[name].type === event.type) return { ...values, [name]: table[name].evolve(values[name], event) };
  }
  return values;
}

/** The sections once all changes are made, each on what the ones before it made; the first refusal stops them all. */
export function changeSections<R extends Rows>(
  table: SectionTable<R>,
  values: ValuesOf<R>,
  changes: readonly SectionChange<R, keyof R & string>[],
): Checked<ValuesOf<R>> {
  let reached = values;
  for (const change of changes) {
    const proposed = proposeChange(table, reached, change);
    if (!proposed.ok) return proposed;
    if (proposed.value !== null) reached = evolveSections(table, reached, proposed.value);
  }
  return valid(reached);
}
