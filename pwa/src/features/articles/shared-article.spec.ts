import { expect, it } from 'vitest';
import { sharedArticle } from './shared-article.ts';

it.each([
  [{ title: '題', text: '', url: 'https://example.jp/a' }, '題', 'https://example.jp/a'],
  [{ title: '', text: '読んだ記事 https://example.jp/a', url: '' }, '読んだ記事', 'https://example.jp/a'],
  [{ title: '題', text: '本文', url: 'javascript:alert(1)' }, '題', ''],
  [{ title: '', text: '', url: '' }, '', ''],
  [{ title: '題', text: 'https://example.jp/a。読みました', url: '' }, '題', 'https://example.jp/a'],
  [{ title: '題', text: '「https://example.jp/a」を読んだ', url: '' }, '題', 'https://example.jp/a'],
  [{ title: '題', text: '記事（https://example.jp/a?b=1&c=2）です', url: '' }, '題', 'https://example.jp/a?b=1&c=2'],
  [{ title: '題', text: '『https://example.jp/a』、ほか', url: '' }, '題', 'https://example.jp/a'],
  [{ title: '題', text: 'すごい→https://example.jp/a！', url: '' }, '題', 'https://example.jp/a'],
  [{ title: '題', text: 'See (https://example.jp/a).', url: '' }, '題', 'https://example.jp/a'],
  [{ title: '題', text: 'See https://example.jp/a, too', url: '' }, '題', 'https://example.jp/a'],
  [{ title: '題', text: 'https://example.jp/a_(b)', url: '' }, '題', 'https://example.jp/a_(b)'],
  [
    { title: '題', text: '(https://example.jp/a_(b)), https://example.jp/c', url: '' },
    '題',
    'https://example.jp/a_(b)',
  ],
  [{ title: '題', text: '', url: '記事：https://example.jp/a。' }, '題', 'https://example.jp/a'],
  [
    { title: '題', text: '', url: ' https://example.jp/東京（曖昧さ回避） ' },
    '題',
    'https://example.jp/東京（曖昧さ回避）',
  ],
])('shared article: reads %j', (shared, articleName, articleUrl) => {
  expect(sharedArticle(shared)).toEqual({ articleName, articleUrl });
});
