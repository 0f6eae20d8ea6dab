import { fieldOf, isMissing, judge, labelOfIssue, type SchemaIssue, sayIssue } from '@meikan/contracts';

/** What is wrong, by the dotted path of the contract (`variousLinks.0.linkUrl`); Japanese, for people. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A form holds null, or no number, where nothing was entered. */
const isEmpty = (issue: SchemaIssue): boolean =>
  isMissing(issue) || ('input' in issue && (issue.input === null || Number.isNaN(issue.input)));

/** The faults of a body, in the words that the server would use. */
export function fieldErrors(schema: Parameters<typeof judge>[0], body: unknown): FieldErrors {
  const verdict = judge(schema, body);
  if (verdict.ok) return {};
  return Object.fromEntries(
    verdict.faults.map((issue) => [fieldOf(issue), sayIssue(labelOfIssue(schema, issue), issue, isEmpty(issue))]),
  );
}

/** The fault of a field, or the first one within it where its parts have no place of their own (`hobbies` for `hobbies.3`). */
export function faultOf(errors: FieldErrors, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1];
}
