import { expect, it } from 'vitest';
import { columnText } from './column-text.ts';

it('writes text that the cast of the column reads', () => {
  expect(columnText('text', 'つばめ')).toBe('つばめ');
  expect(columnText('integer', 3)).toBe('3');
  expect(columnText('boolean', false)).toBe('false');
  expect(columnText('jsonb', { a: ['"'] })).toBe('{"a":["\\""]}');
  expect(columnText('text[]', ['a,b', '"c"', '\\', '', 'null', '{}'])).toBe('{"a,b","\\"c\\"","\\\\","","null","{}"}');
  expect(columnText('text[]', [])).toBe('{}');
  expect(columnText('jsonb', null)).toBeNull();
});

it('throws for a value of another type', () => {
  expect(() => columnText('text', 3)).toThrow(TypeError);
  expect(() => columnText('integer', '3')).toThrow(TypeError);
  expect(() => columnText('text[]', 'a')).toThrow(TypeError);
});
