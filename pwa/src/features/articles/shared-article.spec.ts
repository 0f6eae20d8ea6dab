import { expect, it } from 'vitest';
import { sharedArticle } from './shared-article.ts';

it.each([
  [{ title: '題', text: '', url: 'https://example.jp/a' }, '題', 'https://example.jp/a'],
  [{ title: '', text: '読んだ記事 https://example.jp/a', url: '' }, '読んだ記事', 'https://example.jp/a'],
  [{ title: '題', text: '本文', url: 'javascript:alert(1)' }, '題', ''],
  [{ title: '', text: '', url: '' }, '', ''],
])('reads what was shared: %j', (shared, articleName, articleUrl) => {
  expect(sharedArticle(shared)).toEqual({ articleName, articleUrl });
});
