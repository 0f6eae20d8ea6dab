import type { Problem } from '@meikan/contracts';
import { ApiProblem, ApiUnreachable } from '../api/api-error.ts';
import type { FieldErrors } from '../api/field-errors.ts';
import { failureWords } from '../directory/failure.tsx';
import { isStorageFull } from '../offline/index.ts';
import { offlineTexts } from '../offline/outbox/texts.ts';
import { editingTexts as texts } from './texts.ts';

/** Why nothing was saved: said above the form, and beside the fields that the server named. */
export type Failure = { readonly message: string; readonly fields: FieldErrors };

/** What the server said about a command; it names the fields of a command, of which `changes.`, `article.` or a feed's id is no part here. */
export function failureOfProblem(problem: Problem | null): Failure {
  if (problem === null) return { message: texts.refused, fields: {} };
  const fields = problem.errors.map(
    ({ field, message }) => [field.replace(/^(changes|article)\.(?:[0-9a-f-]{36}\.)?/, ''), message] as const,
  );
  return { message: problem.detail || problem.title, fields: Object.fromEntries(fields) };
}

/** Reads what a command threw: a full device, or the no and the silence of a server that is asked at once. The rest are defects, thrown on. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiProblem) return failureOfProblem(error.problem);
  if (error instanceof ApiUnreachable) return { message: failureWords(error), fields: {} };
  if (isStorageFull(error)) return { message: offlineTexts.full, fields: {} };
  throw error;
}
