import { sayInvalid } from '@meikan/contracts';
import type { ValidationCode } from '@meikan/domain';

/** What is wrong, by the dotted path of the contract (`variousLinks.0.linkUrl`); Japanese, for people. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The part of a schema's verdict that is read here. */
type Verdict = {
  readonly success: boolean;
  readonly error?:
    | {
        readonly issues: readonly {
          readonly path: readonly PropertyKey[];
          readonly code?: string | undefined;
          readonly message: string;
        }[];
      }
    | undefined;
};

const CODES: Readonly<Record<string, ValidationCode>> = {
  invalid_type: 'required',
  too_big: 'out-of-range',
  too_small: 'out-of-range',
};

/**
 * The faults of a body, in the words that the server would use. Rules of the domain bring their own words; what only the
 * schema refuses is named by `labels`, keyed by the path without its row numbers (`variousLinks.linkUrl`).
 */
export function fieldErrors(verdict: Verdict, labels: Readonly<Record<string, string>>): FieldErrors {
  const found = (verdict.error?.issues ?? []).map(({ path, code = '', message }) => {
    const field = path.map(String).join('.');
    const label = labels[field.replaceAll(/\.\d+/g, '')] ?? field;
    return [field, code === 'custom' ? message : sayInvalid(CODES[code] ?? 'unknown-key', label)] as const;
  });
  // The first fault of a field is the one to mend; the others often follow from it.
  return Object.fromEntries(found.toReversed());
}

/** The fault of a field, or the first one within it where its parts have no place of their own (`hobbies` for `hobbies.3`). */
export function faultOf(errors: FieldErrors, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1];
}
