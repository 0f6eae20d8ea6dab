import {
  boundedName,
  type FieldError,
  fieldOf,
  isMissing,
  labelOfIssue,
  type SchemaIssue,
  sayIssue,
} from '@meikan/contracts';
import type { z } from 'zod';

/** More than these help nobody, and a hostile body cannot blow the answer up. */
const MOST_ERRORS = 50;

const codes: Readonly<Record<Exclude<SchemaIssue['code'], 'custom'>, string>> = {
  invalid_type: 'wrong-type',
  invalid_value: 'not-an-option',
  too_big: 'too-long',
  too_small: 'too-short',
  invalid_format: 'bad-format',
  not_multiple_of: 'invalid',
  unrecognized_keys: 'unknown-field',
  invalid_union: 'invalid',
  invalid_key: 'invalid',
  invalid_element: 'invalid',
};

function codeOf(issue: SchemaIssue): string {
  if (isMissing(issue)) return 'required';
  if (issue.code !== 'custom') return codes[issue.code];
  const own: unknown = issue.params?.code;
  return typeof own === 'string' ? own : 'invalid';
}

/** What `judge` found as the wire's `errors[]`. */
export function fieldErrors(schema: z.ZodType, faults: readonly SchemaIssue[]): readonly FieldError[] {
  return faults.slice(0, MOST_ERRORS).map((issue) => ({
    field: boundedName(fieldOf(issue)),
    code: codeOf(issue),
    message: sayIssue(boundedName(labelOfIssue(schema, issue)), issue, isMissing(issue)),
  }));
}
