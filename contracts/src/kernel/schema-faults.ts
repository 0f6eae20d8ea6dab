import type { z } from 'zod';

export type SchemaIssue = z.core.$ZodIssue;

/** What a value came to: what the schema made of it, or its faults, one per field. */
export type Verdict<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly SchemaIssue[]; readonly error: z.ZodError };

/** Of a union's branches the one that came closest (deepest fault, then fewest) speaks for it. */
function flatten(issue: SchemaIssue, above: readonly PropertyKey[]): SchemaIssue[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }];
  const depth = (branch: readonly SchemaIssue[]) => Math.max(...branch.map((inner) => inner.path.length));
  const [closest = []] = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return closest.flatMap((inner) => flatten(inner, path));
}

/** One issue per unknown key, so that each is named as a field of its own. */
function perKey(issue: SchemaIssue): SchemaIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
}

/** Several rules may fail for one field: the first is told, but a rule of our own says it best. */
function oncePerField(issues: readonly SchemaIssue[]): SchemaIssue[] {
  const byField = new Map<string, SchemaIssue>();
  for (const issue of issues) {
    const field = fieldOf(issue);
    if (!byField.has(field) || issue.code === 'custom') byField.set(field, issue);
  }
  return [...byField.values()];
}

/** The dotted path of the field that an issue is about. */
export function fieldOf({ path }: SchemaIssue): string {
  return path.map(String).join('.');
}

/**
 * Judges a value by a schema. A fault's `message` is what the schema says in words of its own, else empty: zod's own English
 * words never leave here, so `sayIssue` can go by the code alone.
 */
export function judge<S extends z.ZodType>(schema: S, value: unknown): Verdict<z.output<S>> {
  const parsed = schema.safeParse(value, { reportInput: true, error: () => '' });
  if (parsed.success) return { ok: true, value: parsed.data };
  const issues = parsed.error.issues.flatMap((issue) => flatten(issue, [])).flatMap(perKey);
  return { ok: false, faults: oncePerField(issues), error: parsed.error };
}

/** Whether nothing was sent for the field of an issue. */
export function isMissing(issue: SchemaIssue): boolean {
  return 'input' in issue && issue.input === undefined && issue.code !== 'unrecognized_keys';
}
