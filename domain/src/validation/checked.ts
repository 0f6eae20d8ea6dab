import type { Refusal } from '../kernel/decider.ts';

/** Why a value is refused. Stable, part of the wire; the Japanese words for it stand with the API and the forms. */
export type ValidationCode =
  | 'required'
  | 'too-long'
  | 'too-short'
  | 'too-many'
  | 'out-of-range'
  | 'not-an-integer'
  | 'unsafe-text'
  | 'unsafe-url'
  | 'unsafe-url-characters'
  | 'unsafe-url-login'
  | 'unsafe-url-host'
  | 'unsafe-url-inside'
  | 'unsafe-url-port'
  | 'not-an-image-address'
  | 'not-an-email'
  | 'weak-password'
  | 'common-password'
  | 'not-a-handle'
  | 'reserved-handle'
  | 'not-a-date'
  | 'not-a-year-month'
  | 'ends-before-start'
  | 'unknown-key'
  | 'not-an-id'
  | 'sum-not-100'
  | 'unknown-field';

/** A failed check; `field` is a dotted path (`links.0.url`), absent when the value itself is at fault. */
export type Invalid = { readonly ok: false; readonly code: ValidationCode; readonly field?: string };
/** A cleaned value, or the reason why there is none. */
export type Checked<T> = { readonly ok: true; readonly value: T } | Invalid;
/** A rule over one value. Linear in the size of its input, never throws. */
export type Check<T> = (value: T) => Checked<T>;

export function valid<T>(value: T): Checked<T> {
  return { ok: true, value };
}

export function invalid(code: ValidationCode, field?: string): Invalid {
  return field === undefined ? { ok: false, code } : { ok: false, code, field };
}

/** Puts `field` before the path of a failure. */
export function within(field: string, failure: Invalid): Invalid {
  return invalid(failure.code, failure.field === undefined ? field : `${field}.${failure.field}`);
}

/** The refusal of a command for a failed check. */
export function refusalOf({ code, field }: Invalid): Refusal<ValidationCode> {
  return field === undefined ? { code } : { code, field };
}
