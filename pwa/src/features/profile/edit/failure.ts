import { ApiProblem, ApiUnreachable } from '../../../api/api-error.ts';
import type { FieldErrors } from './field-errors.ts';
import { editTexts as texts } from './texts.ts';

/** Why nothing was saved: said above the form, and beside the fields that the server named. */
export type Failure = { readonly message: string; readonly fields: FieldErrors };

/** Reads what a command threw; anything but the API's own errors is a defect and is thrown on. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiProblem) {
    const fields = error.problem.errors.map(({ field, message }) => [field, message] as const);
    return { message: error.message, fields: Object.fromEntries(fields) };
  }
  if (error instanceof ApiUnreachable) return { message: texts.unreachable, fields: {} };
  throw error;
}
