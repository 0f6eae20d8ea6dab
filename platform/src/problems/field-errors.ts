import type { FieldError } from '@meikan/contracts';
import type { z } from 'zod';
import { labelOf } from './field-labels.ts';
import { messageOf } from './field-messages.ts';

type Issue = z.core.$ZodIssue;

/** More than these help nobody, and a hostile body cannot blow the answer up. */
const MOST_ERRORS = 50;
const LONGEST_NAME = 100;

const codes: Readonly<Record<string, string>> = {
  invalid_type: 'wrong-type',
  invalid_value: 'not-an-option',
  too_big: 'too-long',
  too_small: 'too-short',
  invalid_format: 'bad-format',
  unrecognized_keys: 'unknown-field',
};

/** Of a union's branches the one that came closest (deepest fault, then fewest) speaks for it. */
function flatten(issue: Issue, above: readonly PropertyKey[]): Issue[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }];
  const depth = (branch: readonly Issue[]) => Math.max(...branch.map((inner) => inner.path.length));
  const [closest = []] = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return closest.flatMap((inner) => flatten(inner, path));
}

/** One issue per unknown key, so that each is named as a field of its own. */
function perKey(issue: Issue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
}

function isMissing(issue: Issue): boolean {
  return 'input' in issue && issue.input === undefined && issue.code !== 'unrecognized_keys';
}

function codeOf(issue: Issue): string {
  if (isMissing(issue)) return 'required';
  const own: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  return typeof own === 'string' ? own : (codes[issue.code] ?? 'invalid');
}

/** Several rules may fail for one field: the first is told, but a rule of our own says it best. */
function oncePerField(issues: readonly Issue[]): Issue[] {
  const byField = new Map<string, Issue>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (!byField.has(field) || issue.code === 'custom') byField.set(field, issue);
  }
  return [...byField.values()];
}

function toFieldError(schema: z.ZodType, issue: Issue): FieldError {
  const label = labelOf(schema, issue.path).slice(0, LONGEST_NAME);
  return {
    field: issue.path.map(String).join('.').slice(0, LONGEST_NAME),
    code: codeOf(issue),
    message: messageOf(label, issue, isMissing(issue)),
  };
}

/** zod's issues as the wire's `errors[]`. The error must come from `safeParse(value, { reportInput: true })`. */
export function fieldErrors(schema: z.ZodType, error: z.ZodError): readonly FieldError[] {
  const issues = error.issues.flatMap((issue) => flatten(issue, [])).flatMap(perKey);
  return oncePerField(issues)
    .slice(0, MOST_ERRORS)
    .map((issue) => toFieldError(schema, issue));
}
