import { type ArticleOwner, articleId, instant, userId } from '@meikan/domain';
import { expect, it } from 'vitest';
import type { ListedItem } from '../feed/newest-items.ts';
import { createArticleIndex } from './article-index.ts';

const [first, second] = [articleId('first'), articleId('second')];
const mio: ArticleOwner = { kind: 'user', id: userId('mio') };
const item: ListedItem = {
  guid: null,
  title: '題',
  link: 'https://blog.example/1',
  at: null,
  sharesName: false,
  ownsLink: true,
};
const registered = (id: typeof first, type: 'article-registered' | 'article-restored' = 'article-registered') =>
  ({
    type,
    data: {
      articleId: id,
      owner: mio,
      articleName: '題',
      articleUrl: 'http://www.blog.example/1/',
      articleWebsite: null,
      postedDate: null,
      articleCategory: 'private_blog_tech',
      mainCategory: 'private_blog',
      tags: [],
      coverPhoto: null,
      logo: null,
      recommendTxt: null,
      registeredAt: instant('2026-11-01T09:00:00.000Z'),
    },
  }) as const;
const removed = { type: 'article-removed', data: { reason: null } } as const;
const edited = (changes: { readonly articleName?: string; readonly articleUrl?: string }) =>
  ({ type: 'article-edited', data: { owner: mio, changes } }) as const;

it('finds an article of its owner by its link, and of nobody else', () => {
  const index = createArticleIndex();
  index.apply(first, registered(first));
  expect(index.find(mio, item)).toBe(first);
  expect(index.find({ kind: 'user', id: userId('ren') }, item)).toBeNull();
  expect(index.find(mio, { ...item, link: 'https://blog.example/2' })).toBeNull();
});

it('finds an article by each link that it has had', () => {
  const index = createArticleIndex();
  index.apply(first, registered(first));
  index.apply(first, edited({ articleUrl: 'https://blog.example/2' }));
  expect([index.find(mio, item), index.find(mio, { ...item, link: 'https://blog.example/2' })]).toEqual([first, first]);
});

it('asks for the present title too, where the link is not of the item alone', () => {
  const index = createArticleIndex();
  const shared = { ...item, ownsLink: false };
  index.apply(first, registered(first));
  expect([index.find(mio, shared), index.find(mio, { ...shared, title: '別の題' })]).toEqual([first, null]);
  index.apply(first, edited({ articleName: '別の題' }));
  expect([index.find(mio, shared), index.find(mio, { ...shared, title: '別の題' })]).toEqual([null, first]);
});

it('finds one that was removed when there is no other', () => {
  const index = createArticleIndex();
  for (const id of [first, second]) index.apply(id, registered(id));
  index.apply(first, removed);
  expect(index.find(mio, item)).toBe(second);
  index.apply(second, removed);
  expect(index.find(mio, item)).toBe(first);
  index.apply(second, registered(second, 'article-restored'));
  expect(index.find(mio, item)).toBe(second);
});
