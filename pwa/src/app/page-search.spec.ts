import { expect, test } from 'vitest';
import { pageSearch } from './page-search.ts';

test('reads the tab as text and the preview flag in both its spellings', () => {
  expect(pageSearch({ tab: 11, preview: 'true' })).toEqual({ tab: '11', preview: true });
  expect(pageSearch({ tab: 'articles', preview: true })).toEqual({ tab: 'articles', preview: true });
});

test('drops what it does not know', () => {
  expect(pageSearch({ tab: { $ne: 1 }, preview: 'yes', other: 1 })).toEqual({});
});
