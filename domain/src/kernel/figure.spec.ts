import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figure } from './figure.ts';

test('a whole number is written as Japanese write it', () => {
  expect([0, 12, 999, 1000, 12_345, 1_234_567].map(figure)).toEqual(['0', '12', '999', '1,000', '12,345', '1,234,567']);
});

test('every whole number is written as Intl would', () => {
  const whole = fc.maxSafeInteger();
  fc.assert(fc.property(whole, (value) => figure(value) === value.toLocaleString('ja-JP')));
});
