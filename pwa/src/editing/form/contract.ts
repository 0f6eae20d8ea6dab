import type { FieldFacts } from '@meikan/contracts';

/** What people call a field. @throws TypeError where its contract does not name it: no form has such a field */
export function labelOf({ title }: FieldFacts): string {
  if (title === undefined) throw new TypeError('a field of a form has no name in its contract');
  return title;
}

/** How many characters a text may have, or how many items a list. @throws TypeError where its contract has no limit: no form has such a field */
export function limitOf({ most }: FieldFacts): number {
  if (most === undefined) throw new TypeError('a field of a form has no limit in its contract');
  return most;
}

/** Whether something has to be written in a field: its contract takes neither nothing nor an empty text. */
export const isRequired = ({ takes }: FieldFacts): boolean => !takes(null) && !takes('');
