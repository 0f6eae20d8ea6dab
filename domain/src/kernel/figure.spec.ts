import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figure } from './figure.ts';

test('writes whole numbers the Japanese way', () => {
  expect([0, 12, 999, 1000, 12_345, 1_234_567].map(figure)).toEqual(['0', '12', '999', '1,000', '12,345', '1,234,567']);
});

test('writes every whole number as Intl does', () => {
  const whole = fc.maxSafeInteger();
  fc.assert(fc.property(whole, (value) => figure(value) === value.toLocaleString('ja-JP')));
});
