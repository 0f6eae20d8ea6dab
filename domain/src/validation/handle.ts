import { type Checked, invalid, valid } from './checked.ts';
import { limits } from './limits.ts';

const HANDLE = /^[a-z0-9](?:[a-z0-9]|-(?=[a-z0-9]))*$/u;

/** Paths and titles that a person must not be mistaken for. */
const reserved: ReadonlySet<string> = new Set(
  'account admin administrator anonymous api assets auth business companies company company-blog dev health help identity images login logout me meikan metrics null official oidc onboarding preview privacy profile ready root search security staff support system terms undefined user users'.split(
    ' ',
  ),
);

/**
 * The name in a profile's address: 3 to 30 of `a-z`, `0-9` and single hyphens inside. Wide and capital letters are
 * folded (NFKC, lower case), so that two handles that look alike are one; homoglyphs of other scripts are refused.
 */
export function handle(text: string): Checked<string> {
  if (text.length > 4 * limits.handleMax) return invalid('too-long');
  const folded = text.trim().normalize('NFKC').toLowerCase();
  if (folded === '') return invalid('required');
  if (folded.length < limits.handleMin) return invalid('too-short');
  if (folded.length > limits.handleMax) return invalid('too-long');
  if (!HANDLE.test(folded)) return invalid('not-a-handle');
  return reserved.has(folded) ? invalid('reserved-handle') : valid(folded);
}
