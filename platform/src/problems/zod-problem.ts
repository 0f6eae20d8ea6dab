import { judge } from '@meikan/contracts';
import type { z } from 'zod';
import { fieldErrors } from './field-errors.ts';
import { ProblemError } from './problem-error.ts';
import type { ProblemCode } from './problem-table.ts';

/**
 * Parses a part of a request.
 * @throws ProblemError that names every wrong field in Japanese, 422 `invalid` or 400 `invalid-query`; 404 alone for `not-found`
 */
export function parseOrRefuse<S extends z.ZodType>(
  schema: S,
  value: unknown,
  code: Extract<ProblemCode, 'invalid' | 'invalid-query' | 'not-found'>,
): z.output<S> {
  const verdict = judge(schema, value);
  if (verdict.ok) return verdict.value;
  const { faults, error: cause } = verdict;
  if (code === 'not-found') throw new ProblemError({ code, cause });
  const errors = fieldErrors(schema, faults);
  const detail = errors.length === 1 ? errors[0]?.message : undefined;
  throw new ProblemError({ code, errors, cause, ...(detail === undefined ? {} : { detail }) });
}
