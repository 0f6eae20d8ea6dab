import { expect } from 'vitest';
import { companies, configs, people } from './directory.ts';
import type { Write } from './write.ts';

const { mio } = people;
const url = `/api/users/${mio.id}/rss-config`;
const feed = { name: '澪の日誌', rssName: '新着', category: 'private_blog_diary', url: 'http://mio.example/feed.xml' };

/** A person's feeds, and what is taken over from one. */
const writesOfPerson: readonly Write[] = [
  {
    name: 'PUT /users/:id/rss-config',
    who: 'mio',
    asked: { method: 'PUT', url, body: feed },
    appends: ['rss-config-registered'],
    otherBody: { ...feed, rssName: '別のフィード' },
    payload: { id: expect.any(String), revision: expect.any(String) },
  },
  {
    name: 'POST /users/:id/rss-config/:configId',
    who: 'mio',
    asked: { method: 'POST', url: `${url}/${configs.ofMio}`, body: { rssName: '書きもの' } },
    appends: ['rss-config-edited'],
    otherBody: { rssName: '別の名前' },
    payload: { id: configs.ofMio, revision: expect.any(String) },
  },
  {
    name: 'POST /users/:id/get-data-from-rss/:configId',
    who: 'mio',
    asked: { method: 'POST', url: `/api/users/${mio.id}/get-data-from-rss/${configs.ofMio}` },
    appends: ['article-registered'],
    payload: { preview: false, counts: { added: 1, skipped: 0, failed: 0 }, items: [expect.any(Object)] },
  },
  {
    name: 'DELETE /users/:id/rss-config/:configId',
    who: 'mio',
    asked: { method: 'DELETE', url: `${url}/${configs.ofMio}` },
    appends: ['rss-config-removed'],
    payload: { id: configs.ofMio, revision: expect.any(String) },
  },
];

const urlOfCompany = `/api/company/${companies.tsubame}/rss-config`;
const feedOfCompany = { ...feed, name: 'つばめ開発だより', category: 'press_award' };

/** The same of a company's page. */
const writesOfCompany: readonly Write[] = [
  {
    name: 'PUT /company/:id/rss-config',
    who: 'firm',
    asked: { method: 'PUT', url: urlOfCompany, body: feedOfCompany },
    appends: ['rss-config-registered'],
    otherBody: { ...feedOfCompany, rssName: '別のフィード' },
    payload: { id: expect.any(String), revision: expect.any(String) },
  },
  {
    name: 'POST /company/:id/rss-config/:rid',
    who: 'mio',
    asked: { method: 'POST', url: `${urlOfCompany}/${configs.ofTsubame}`, body: { rssName: '開発' } },
    appends: ['rss-config-edited'],
    otherBody: { rssName: '別の名前' },
    payload: { id: configs.ofTsubame, revision: expect.any(String) },
  },
  {
    name: 'POST /company/:id/get-data-from-rss/:rid',
    who: 'firm',
    asked: { method: 'POST', url: `/api/company/${companies.tsubame}/get-data-from-rss/${configs.ofTsubame}` },
    appends: ['article-registered'],
    payload: { preview: false, counts: { added: 1, skipped: 0, failed: 0 }, items: [expect.any(Object)] },
  },
  {
    name: 'DELETE /company/:id/rss-config/:rid',
    who: 'firm',
    asked: { method: 'DELETE', url: `${urlOfCompany}/${configs.ofTsubame}` },
    appends: ['rss-config-removed'],
    payload: { id: configs.ofTsubame, revision: expect.any(String) },
  },
];

/** Feeds of both kinds, and what is taken over from one. */
export const rssWrites: readonly Write[] = [...writesOfPerson, ...writesOfCompany];
