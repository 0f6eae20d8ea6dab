import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const shown = (page: number, last: number) =>
  pageWindow(page, last).map((entry) => (entry.kind === 'gap' ? '…' : entry.page));

test('page window: shows all of few pages', () => {
  expect(shown(1, 1)).toEqual([1]);
  expect(shown(2, 4)).toEqual([1, 2, 3, 4]);
});

test('page window: keeps two pages at each end and each side', () => {
  expect(shown(10, 25)).toEqual([1, 2, '…', 8, 9, 10, 11, 12, '…', 24, 25]);
  expect(shown(1, 25)).toEqual([1, 2, 3, '…', 24, 25]);
});
