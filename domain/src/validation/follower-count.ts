import { type Checked, invalid, valid } from './checked.ts';
import { limits } from './limits.ts';

/** A follower count as typed into a form: digits, also wide ones, with separators or without; empty is null. */
export function followerCount(typed: string): Checked<number | null> {
  if (typed.length > 40) return invalid('out-of-range');
  const digits = typed.normalize('NFKC').replace(/[\s,]/gu, '');
  if (digits === '') return valid(null);
  if (!/^\d+$/u.test(digits)) return invalid('not-an-integer');
  const count = Number(digits);
  return count <= limits.followers ? valid(count) : invalid('out-of-range');
}
