import { expect, test } from 'vitest';
import { authenticatorAddress, newSecret, shownSecret, stepOf } from './authenticator.ts';

/** The secret and the moments of RFC 6238, appendix B; its codes have eight digits, of which six are the last ones. */
const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1234567890, '005924', 41152263],
  [20000000000, '353130', 666666666],
])('at second %i the code of RFC 6238 is taken', (second, code, step) => {
  expect(stepOf(secret, code, at(second))).toBe(step);
});

test('a code is taken one step before and after its own, and no longer', () => {
  const steps = [-31, -30, 0, 30, 31].map((beside) => stepOf(secret, '081804', at(1111111109 + beside)));
  // The moment is the last second but one of its step.
  expect(steps).toEqual([37037036, 37037036, 37037036, 37037036, null]);
  expect(stepOf(secret, '081804', at(1111111109 - 60))).toBeNull();
});

test('a code is read as it is copied, and what holds none is refused', () => {
  expect(stepOf(secret, ' ０８１ ８０４ ', at(1111111109))).toBe(37037036);
  for (const typed of ['', '081805', '81804', 'abcdef']) expect(stepOf(secret, typed, at(1111111109))).toBeNull();
});

test('the address names the account, and holds the secret that is shown', () => {
  const own = newSecret();
  const address = new URL(authenticatorAddress(own, 'sora+a@shiori.example'));
  expect(decodeURIComponent(address.pathname)).toContain('名鑑:sora+a@shiori.example');
  expect(address.searchParams.get('secret')).toBe(shownSecret(own).replaceAll(' ', ''));
  expect(own).toHaveLength(20);
});
