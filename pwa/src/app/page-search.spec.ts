import { expect, test } from 'vitest';
import { pageSearch } from './page-search.ts';

test('page search: reads the tab as text, and the preview', () => {
  expect(pageSearch({ tab: '11', preview: 'true' })).toEqual({ tab: '11', preview: true });
  expect(pageSearch({ tab: 'articles' })).toEqual({ tab: 'articles' });
});

test('page search: drops unknown names', () => {
  expect(pageSearch({ preview: 'yes', other: '1' })).toEqual({});
});
