import { expect, test } from 'vitest';
import { pageSearch } from './page-search.ts';

test('reads the tab as the text that it is, and the preview', () => {
  expect(pageSearch({ tab: '11', preview: 'true' })).toEqual({ tab: '11', preview: true });
  expect(pageSearch({ tab: 'articles' })).toEqual({ tab: 'articles' });
});

test('drops what it does not know', () => {
  expect(pageSearch({ preview: 'yes', other: '1' })).toEqual({});
});
