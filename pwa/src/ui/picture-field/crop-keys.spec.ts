import { expect, test } from 'vitest';
import { stepOfKey } from './crop-keys.ts';

const press = (key: string, more = {}) => stepOfKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...more });

test.each([
  ['ArrowRight', {}, { kind: 'move', right: 0.05, down: 0 }],
  ['ArrowUp', { shiftKey: true }, { kind: 'move', right: 0, down: -0.01 }],
  ['+', { shiftKey: true }, { kind: 'zoom', by: 1.2 }],
  ['-', {}, { kind: 'zoom', by: 1 / 1.2 }],
  ['0', {}, { kind: 'reset' }],
  ['Tab', {}, null],
  ['Enter', {}, null],
  // The browser's own way to make the page larger.
  ['+', { ctrlKey: true }, null],
])('%s %o', (key, more, step) => {
  expect(press(key, more)).toEqual(step);
});
