import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { recoveryCodes, shownRecoveryCode, typedRecoveryCode } from './recovery-codes.ts';

const secret = randomBytes(20);

test('a series has ten codes, the same each time, and none of another series or secret', () => {
  const codes = recoveryCodes(secret, 1);
  expect(new Set(codes).size).toBe(10);
  expect(codes).toEqual(recoveryCodes(secret, 1));
  for (const others of [recoveryCodes(secret, 2), recoveryCodes(randomBytes(20), 1)]) {
    expect(others.filter((code) => codes.includes(code))).toEqual([]);
  }
});

test('a code is shown in three parts, and read as it is shown', () => {
  for (const code of recoveryCodes(secret, 1)) {
    expect(shownRecoveryCode(code)).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/u);
    expect(typedRecoveryCode(shownRecoveryCode(code))).toBe(code);
  }
});

test.each([' 7KWD 93FM 2XQP ', '７ｋｗｄ－９３ｆｍ－２ｘｑｐ', '7kwd93fm2xqp', '7kwd–93fm–2xqp'])(
  '%s is read as a code',
  (typed) => {
    expect(typedRecoveryCode(typed)).toBe('7kwd93fm2xqp');
  },
);

test('letters that no code has are read as the figures they look like', () => {
  expect(typedRecoveryCode('oOiI-lL00-1111')).toBe('001111001111');
});

test.each(['', '7kwd-93fm-2xq', '7kwd-93fm-2xqpp', '123456', '7kwd-93fm-2xqp'.repeat(10)])('%j is no code', (typed) => {
  expect(typedRecoveryCode(typed)).toBeNull();
});
