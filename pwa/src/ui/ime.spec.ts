import { expect, test } from 'vitest';
import { belongsToIme } from './ime.ts';

test('IME: a composing key belongs to the input method', () => {
  expect(belongsToIme({ keyCode: 13, isComposing: true })).toBe(true);
});

test("IME: WebKit's confirming Enter is recognised by its key code", () => {
  expect(belongsToIme({ keyCode: 229, isComposing: false })).toBe(true);
});

test('IME: a plain Enter belongs to the field', () => {
  expect(belongsToIme({ keyCode: 13, isComposing: false })).toBe(false);
});
