import type { z } from 'zod';
import { fieldErrors } from './field-errors.ts';
import { ProblemError } from './problem-error.ts';
import type { ProblemCode } from './problem-table.ts';

/** Parses a part of a request; what does not fit becomes a problem that names every wrong field in Japanese. */
export function parseOrRefuse<S extends z.ZodType>(
  schema: S,
  value: unknown,
  code: Extract<ProblemCode, 'invalid' | 'invalid-query' | 'not-found'>,
): z.output<S> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  if (code === 'not-found') throw new ProblemError({ code, cause: parsed.error });
  throw problemOfZod(schema, parsed.error, code);
}

/** For rooms that parse by themselves (the batch door, forms): 422 `invalid` unless told otherwise. */
export function problemOfZod(
  schema: z.ZodType,
  error: z.ZodError,
  code: Extract<ProblemCode, 'invalid' | 'invalid-query'> = 'invalid',
): ProblemError {
  const errors = fieldErrors(schema, error);
  const detail = errors.length === 1 ? errors[0]?.message : undefined;
  return new ProblemError({ code, errors, cause: error, ...(detail === undefined ? {} : { detail }) });
}
