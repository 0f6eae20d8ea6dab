import { articleDecider, articleId, instant, type PublishedArticle, userId } from '@meikan/domain';
import { expect, it } from 'vitest';
import { articleFieldsOf } from './article-fields.ts';
import { articleInput } from './calls.ts';

const article: PublishedArticle = {
  status: 'published',
  articleId: articleId('essay'),
  owner: { kind: 'user', id: userId('mio') },
  content: {
    articleName: '返金処理を冪等にするまで',
    articleUrl: 'https://mio-log.example/posts/1',
    articleWebsite: null,
    postedDate: '2024-02-18',
    articleCategory: 'private_blog_tech',
    tags: ['決済', '冪等性'],
    coverPhoto: null,
    logo: null,
  },
  mainCategory: 'private_blog',
  recommendTxt: null,
  registeredAt: instant('2026-04-01T03:00:00.000Z'),
};

it('an edit with an article’s own fields changes nothing', () => {
  const changes = articleFieldsOf(article);
  expect(articleInput.parse(changes)).toEqual(changes);
  expect(articleDecider.decide({ type: 'edit-article', data: { changes } }, article)).toEqual({
    kind: 'accepted',
    events: [],
  });
});
