import { expect, test } from 'vitest';
import { belongsToIme } from './ime.ts';

test('a composing key is the input method’s', () => {
  expect(belongsToIme({ keyCode: 13, isComposing: true })).toBe(true);
});

test('WebKit’s confirming Enter is told by its key code alone', () => {
  expect(belongsToIme({ keyCode: 229, isComposing: false })).toBe(true);
});

test('a plain Enter is the field’s', () => {
  expect(belongsToIme({ keyCode: 13, isComposing: false })).toBe(false);
});
