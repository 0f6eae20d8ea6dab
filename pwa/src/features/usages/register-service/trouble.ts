import type { FieldErrors } from '../../../api/field-errors.ts';
import type { Standing } from '../../../offline/index.ts';
import { usageTexts } from '../texts.ts';
import { registerTexts as texts } from './texts.ts';

/** Why a service was not registered: in words, beside its fields, or because a page of it is there already. */
export type Trouble = {
  readonly message: string;
  readonly fields: FieldErrors;
  /** The id of that page. */
  readonly existing: string | null;
};

export const NO_TROUBLE: Trouble = { message: '', fields: {}, existing: null };

export const troubleWith = (fields: FieldErrors): Trouble => ({ ...NO_TROUBLE, message: texts.checkFields, fields });
export const troubleSaid = (message: string): Trouble => ({ ...NO_TROUBLE, message });

/** What the server said no to; it names the fields of the command, of which `service.` and `owner.` are no part here. */
export function troubleOf({ trouble }: Standing): Trouble {
  const problem = trouble.kind === 'conflict' ? null : trouble.problem;
  if (problem?.existing !== undefined) return { ...NO_TROUBLE, existing: problem.existing.id };
  const message = problem?.detail || problem?.title || usageTexts.refused;
  const fields = (problem?.errors ?? []).map(({ field, message }) => [
    field.replace(/^(service|owner)\./, ''),
    message,
  ]);
  return { ...NO_TROUBLE, message, fields: Object.fromEntries(fields) };
}
