import { expect } from 'vitest';
import { articles, companies, people } from './directory.ts';
import type { Write } from './write.ts';

const { mio } = people;
const article = {
  articleName: '本の話',
  articleUrl: 'https://example.com/book',
  articleCategory: 'private_blog_diary',
  tags: ['本'],
};

/** Articles of a person and of a company. */
export const articleWrites: readonly Write[] = [
  {
    name: 'PUT /users/:id/article',
    who: 'mio',
    asked: { method: 'PUT', url: `/api/users/${mio.id}/article`, body: article },
    appends: ['article-registered'],
    otherBody: { ...article, articleName: '別の話' },
    payload: { id: expect.any(String), revision: '0' },
  },
  {
    name: 'POST /users/:id/article/:articleId',
    who: 'mio',
    asked: { method: 'POST', url: `/api/users/${mio.id}/article/${articles.ofMio}`, body: { articleName: '改題' } },
    appends: ['article-edited'],
    otherBody: { articleName: 'もう一度改題' },
    payload: { id: articles.ofMio, revision: expect.any(String) },
  },
  {
    name: 'DELETE /users/:id/article/:articleId',
    who: 'mio',
    asked: { method: 'DELETE', url: `/api/users/${mio.id}/article/${articles.ofMio}` },
    appends: ['article-removed'],
    payload: { id: articles.ofMio, revision: expect.any(String) },
  },
  {
    name: 'PUT /company/:id/article',
    who: 'firm',
    asked: {
      method: 'PUT',
      url: `/api/company/${companies.tsubame}/article`,
      body: { ...article, articleCategory: 'press_award' },
    },
    appends: ['article-registered'],
    otherBody: { ...article, articleCategory: 'press_funding' },
    payload: { id: expect.any(String), revision: '0' },
  },
  {
    name: 'POST /company/:id/article/:aid',
    who: 'firm',
    asked: {
      method: 'POST',
      url: `/api/company/${companies.tsubame}/article/${articles.ofTsubame}`,
      body: { recommendTxt: 'おすすめです' },
    },
    appends: ['article-recommend-text-changed'],
    otherBody: { recommendTxt: '別の一言' },
    payload: { id: articles.ofTsubame, revision: expect.any(String) },
  },
  {
    name: 'POST /company/article/:aid/recommend-txt',
    who: 'firm',
    asked: {
      method: 'POST',
      url: `/api/company/article/${articles.ofTsubame}/recommend-txt`,
      body: { recommendTxt: 'はじめての人に' },
    },
    appends: ['article-recommend-text-changed'],
    otherBody: { recommendTxt: null },
    payload: { id: articles.ofTsubame, revision: expect.any(String) },
  },
  {
    name: 'DELETE /company/:id/article/:aid',
    who: 'firm',
    asked: { method: 'DELETE', url: `/api/company/${companies.tsubame}/article/${articles.ofTsubame}` },
    appends: ['article-removed'],
    payload: { id: articles.ofTsubame, revision: expect.any(String) },
  },
  {
    name: 'PUT /company/:id/whitepapers',
    who: 'firm',
    asked: {
      method: 'PUT',
      url: `/api/company/${companies.tsubame}/whitepapers`,
      body: { ...article, articleCategory: 'wp_marketing' },
    },
    appends: ['article-registered'],
    otherBody: { ...article, articleCategory: 'wp_marketing', articleName: '別の資料' },
    payload: { id: expect.any(String), revision: '0' },
  },
  {
    name: 'POST /company/:id/whitepapers/:wid',
    who: 'firm',
    asked: {
      method: 'POST',
      url: `/api/company/${companies.tsubame}/whitepapers/${articles.whitePaper}`,
      body: { articleName: '改訂版' },
    },
    appends: ['article-edited'],
    otherBody: { articleName: '第三版' },
    payload: { id: articles.whitePaper, revision: expect.any(String) },
  },
  {
    name: 'DELETE /company/:id/whitepapers/:wid',
    who: 'firm',
    asked: { method: 'DELETE', url: `/api/company/${companies.tsubame}/whitepapers/${articles.whitePaper}` },
    appends: ['article-removed'],
    payload: { id: articles.whitePaper, revision: expect.any(String) },
  },
];
