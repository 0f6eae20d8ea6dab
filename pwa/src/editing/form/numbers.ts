import { sayInvalid } from '@meikan/contracts';
import type { FieldErrors } from '../../api/field-errors.ts';
import { formTexts as texts } from './texts.ts';

/** A figure as people write it: wide digits, thousands set apart and a percent sign are read too; `null`: it is none. */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s%]/g, '');
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : null;
}

/** What is wrong with a figure as it is typed; nothing where nothing is. */
export function faultOfNumber(text: string, path: string, label: string, decimal = false): FieldErrors {
  if (text.trim() === '') return {};
  const figure = readNumber(text);
  if (figure === null) return { [path]: texts.notANumber(label) };
  return decimal || Number.isInteger(figure) ? {} : { [path]: sayInvalid('not-an-integer', label) };
}

/** The sum of shares as they are typed; what is no figure adds nothing. */
export const sumOf = (shares: readonly string[]): number =>
  shares.reduce((sum, share) => sum + (readNumber(share) ?? 0), 0);

/** What is wrong with shares of a whole: each by itself, and that they are not all of it. */
export function faultOfShares(shares: readonly string[], path: string, label: string): FieldErrors {
  if (shares.every((share) => share.trim() === '')) return {};
  const single = shares.map((share, index) => faultOfNumber(share, `${path}.${index}`, label));
  const faults: FieldErrors = Object.assign({}, ...single);
  if (Object.keys(faults).length > 0 || sumOf(shares) === 100) return faults;
  return { [`${path}.0`]: sayInvalid('sum-not-100', label) };
}
