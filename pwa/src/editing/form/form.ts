import type { FieldFacts } from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import type { z } from 'zod';
import type { FieldErrors } from '../../api/field-errors.ts';
import { asQueued } from '../../offline/index.ts';
import type { Control } from './control.ts';
import { controlsOf } from './control-of.ts';
import { type Draft, draftOf, faultsOf, tidied, type Wire, wireOf } from './draft.ts';
import type { FieldsSaid } from './said.ts';

/** A form as it is typed: a draft for each of its fields. */
export type FormDraft = Readonly<Record<string, Draft>>;

/** Pictures that are still on their way are named as edits name them. */
const asJson = (value: unknown): Wire => asQueued(JSON.parse(JSON.stringify(value ?? null)));

/**
 * The form of some fields: how they are written; where it begins, of what stands there now; what is left of it on save, what it sends,
 * and what is wrong with it, by dotted paths. `facts`: those of the contract that has the fields.
 */
export function formOf(fields: FieldsSaid, facts: FieldFacts) {
  const controls = controlsOf(facts, fields);
  const each = <D>(of: (control: Control, field: string) => D) =>
    Object.fromEntries(Object.entries(controls).map(([field, control]) => [field, of(control, field)]));
  return {
    controls,
    begin: (present: object): FormDraft => {
      const values = new Map(Object.entries(present));
      return each((control, field) => draftOf(control, asJson(values.get(field))));
    },
    tidy: (draft: FormDraft): FormDraft => each((control, field) => tidied(control, draft[field] ?? '')),
    body: (draft: FormDraft): Readonly<Record<string, Wire>> =>
      each((control, field) => wireOf(control, draft[field] ?? '')),
    check: (draft: FormDraft): FieldErrors =>
      Object.assign(
        {},
        ...Object.values(each((control, field) => faultsOf(control, draft[field] ?? '', field, facts.part(field)))),
      ),
  };
}

/**
 * What of a body differs from what stands there, in the form of its contract: only that is sent, so that edits of different fields,
 * made on different devices, never meet.
 */
export function changedFields<S extends z.ZodType<object>>(changes: S, body: unknown, present: object): z.output<S> {
  const before = new Map(Object.entries(present));
  const changed = Object.entries(changes.parse(body)).filter(
    ([field, value]) => !sameValue(asJson(value), asJson(before.get(field))),
  );
  return changes.parse(Object.fromEntries(changed));
}
