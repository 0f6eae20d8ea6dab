import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const shown = (page: number, last: number) =>
  pageWindow(page, last).map((entry) => (entry.kind === 'gap' ? '…' : entry.page));

test('shows all pages when they are few', () => {
  expect(shown(1, 1)).toEqual([1]);
  expect(shown(2, 4)).toEqual([1, 2, 3, 4]);
});

test('keeps two at each end and two at each side', () => {
  expect(shown(10, 25)).toEqual([1, 2, '…', 8, 9, 10, 11, 12, '…', 24, 25]);
  expect(shown(1, 25)).toEqual([1, 2, 3, '…', 24, 25]);
});
