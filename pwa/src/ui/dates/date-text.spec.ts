import { expect, test } from 'vitest';
import { readDay, readMonth, showDate } from './date-text.ts';

test.each([
  ['2026/11/8', '2026-11-08'],
  ['２０２６／１１／０８', '2026-11-08'],
  ['2024-02-29', '2024-02-29'],
])('reads the day %s', (text, kept) => expect(readDay(text)).toBe(kept));

test.each(['2026/02/29', '2026/13/01', '2026/11', '昨日', ''])('%j is no day', (text) => {
  expect(readDay(text)).toBeNull();
});

test('reads months and shows what it keeps', () => {
  expect(readMonth('2026/9')).toBe('2026-09');
  expect(readMonth('2026/13')).toBeNull();
  expect(showDate('2026-09')).toBe('2026/09');
  expect(showDate(null)).toBe('');
});
