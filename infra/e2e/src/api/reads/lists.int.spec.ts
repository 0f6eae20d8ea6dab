import { listArticleMainCategories } from '@meikan/contracts';
import { contentMainCategories } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { ITEMS, writeLongLists } from './long-lists.ts';
import { counts, readList, sum } from './read-list.ts';

const api = apiTestAppPerFile(writeLongLists);

const page = (url: string) => readList(api, url);
async function allPages(url: string, size = 'limit') {
  const found: string[] = [];
  const glue = url.includes('?') ? '&' : '?';
  for (let number = 1; number <= 20; number += 1) {
    const { ids } = await page(`${url}${glue}${size}=5&page=${number}`);
    if (ids.length === 0) break;
    found.push(...ids);
  }
  return found;
}

const lists = [
  '/api/users/mio/articles',
  '/api/users/mio/followers',
  '/api/users/mio/following',
  '/api/users/mio/bookmark-article',
  '/api/users/belonging-company/mio',
  '/api/users/username/name-mio/services',
  '/api/company/tsubame/article',
  '/api/company/tsubame/members',
  '/api/company/articles',
  '/api/company/using-services',
];
/** Counters that count each item twice: a service under the way of using it, and under its category. */
const FACETS: Readonly<Record<string, number>> = { '/api/users/username/name-mio/services': 2 };
const listTypes = ['company-use', 'company-using', 'company-relative'];
const companyLists = listTypes.flatMap((type) => [
  [`/api/company/tsubame/service-pagination?type=${type}`, 'size'],
  [`/api/company/tsubame/services?type=${type}`, 'limit'],
]);

it('names the author of an item by the account, as every other list does', async () => {
  const { payload } = (await api.ask('anonymous', { url: '/api/users/mio/articles?limit=1' })).json();
  expect(payload).toMatchObject([{ author: { kind: 'user', id: 'mio' } }]);
});

describe.each([...lists.map((url) => [url, 'limit']), ...companyLists])('%s', (url = '', size = '') => {
  it('shows each item once over its pages, as many as its total', async () => {
    const ids = await allPages(url, size);
    const { total, counter } = await page(url);
    expect([new Set(ids).size, ids.length]).toEqual([total, total]);
    expect(ids.length).toBeGreaterThanOrEqual(ITEMS);
    if (counter !== null) expect(sum(counter)).toBe(total * (FACETS[url] ?? 1));
  });
});

it.each([
  ['/api/users/mio/articles', 'mainCategory', ['private_blog', 'movie']],
  ['/api/users/mio/bookmark-article', 'mainCategory', ['tech_design_blog']],
  ['/api/users/belonging-company/mio', 'memberStatus', ['NOW-MEMBER', 'PASSED-MEMBER']],
  ['/api/users/username/name-mio/services', 'usageType', ['private', 'company']],
  ['/api/company/tsubame/members', 'memberStatus', ['NOW-MEMBER', 'PASSED-MEMBER']],
  ['/api/company/articles', 'mainCategory', ['tech_design_blog', 'private_blog', 'movie']],
])('%s counts by %s what it lists under it', async (url, filter, keys) => {
  const { counter } = await page(url);
  for (const key of keys) {
    const listed = await allPages(`${url}?${filter}=${key}`);
    const { total } = await page(`${url}?${filter}=${key}`);
    expect([key, listed.length, total]).toEqual([key, counter?.[key], counter?.[key]]);
  }
});

it('counts the contents of a company by main category and by category', async () => {
  const { json } = await api.ask('anonymous', { url: '/api/company/tsubame' });
  const { payload } = z.object({ payload: z.object({ counts: z.object({ contents: counts }) }) }).parse(json());
  expect(payload.counts.contents).toEqual({ tech_design_blog: ITEMS, tech_blog: ITEMS });
});

describe('the lists of a company page', () => {
  const counted = async (path: string) => {
    const { statusCode, headers, json } = await api.ask('anonymous', { url: `/api/company/tsubame/${path}` });
    expect(statusCode).toBe(200);
    const { count } = z.object({ payload: z.object({ count: z.number() }) }).parse(json()).payload;
    return { count, counter: counts.parse(JSON.parse(String(headers.counter))) };
  };

  it.each(listTypes)('are as long as their counts say: %s', async (type) => {
    const { total, counter } = await page(`/api/company/tsubame/services?type=${type}`);
    expect(await counted(`count-services?type=${type}`)).toEqual({ count: total, counter });
    expect(await counted(`count-services?type=${type}&categories=sns_community`)).toEqual({ count: total, counter });
    expect(await counted(`count-services?type=${type}&categories=no_such`)).toEqual({ count: 0, counter });
  });
  it('count the used services as they list them', async () => {
    const { total, counter } = await page('/api/company/tsubame/services');
    expect(await counted('count-used-services')).toEqual({ count: total, counter });
  });
  it('are the same by both of their calls', async () => {
    const query = 'type=company-use&categories=sns_community&companySize=size_1_10,size_30_50&page=1';
    const told = await page(`/api/company/tsubame/services?${query}&limit=50`);
    expect(told.rows).toEqual((await page(`/api/company/tsubame/service-pagination?${query}&size=50`)).rows);
    expect(told.ids).toHaveLength(2);
  });
});

it('tells the main categories of contents', async () => {
  const { statusCode, json } = await api.ask('anonymous', { url: '/api/company/article-main-categories' });
  expect(statusCode).toBe(200);
  const { payload } = z.object({ payload: listArticleMainCategories.answer }).parse(json());
  expect(payload.map(({ key }) => key)).toEqual(contentMainCategories.map(({ key }) => key));
});

it('has the first page of each kind of articles in a profile, with how many there are', async () => {
  const { json } = await api.ask('anonymous', { url: '/api/users/username/name-mio' });
  const contents = z.object({ articles: z.array(z.object({ id: z.string() })), articleCounts: counts });
  const { articles, articleCounts } = z.object({ payload: contents }).parse(json()).payload;
  expect(articleCounts).toEqual({ private_blog: 7, movie: 6 });
  const pages = await Promise.all(
    Object.keys(articleCounts).map((kind) => page(`/api/users/mio/articles?mainCategory=${kind}&limit=5`)),
  );
  expect(pages.map(({ ids }) => ids.length)).toEqual([5, 5]);
  expect(articles.map(({ id }) => id).sort()).toEqual(pages.flatMap(({ ids }) => ids).sort());
});

it('lists articles newest first, undated last', async () => {
  const { rows } = await page('/api/users/mio/articles?limit=50');
  const dates = rows.map(({ postedDate }) => (typeof postedDate === 'string' ? postedDate : ''));
  expect(dates).toEqual([...dates].sort((a, b) => b.localeCompare(a)));
  expect(dates.filter((date) => date === '')).toHaveLength(3);
});

it('filters the companies of a page by their size', async () => {
  const url = '/api/company/tsubame/service-pagination?type=company-using&size=50';
  expect((await page(`${url}&companySize=size_1_10`)).ids).toEqual(['c-n00']);
  expect((await page(`${url}&companySize=size_1_10,size_30_50`)).total).toBe(2);
  expect((await page(`${url}&companySize=size_500_plus`)).total).toBe(0);
});

it('finds articles by their words, with counts', async () => {
  const { total, counter } = await page(`/api/company/articles?search=${encodeURIComponent('記事')}&limit=50`);
  expect([total, sum(counter)]).toEqual([2 * ITEMS, 2 * ITEMS]);
  const { ids } = await page(`/api/company/articles?search=${encodeURIComponent('記事k-n0')}&mainCategory=movie`);
  expect(ids.every((id) => id.startsWith('u-'))).toBe(true);
});

it('fills the top page within its bounds', async () => {
  const { json } = await api.ask('anonymous', { url: '/api/company/top-page-data' });
  const { payload } = z.object({ payload: z.record(z.string(), z.unknown()) }).parse(json());
  expect(payload).toMatchObject({
    totals: { people: ITEMS + 3, companies: 0, services: ITEMS + 1, articles: 2 * ITEMS },
    topTags: [
      { tag: '本', count: ITEMS },
      { tag: '設計', count: ITEMS },
    ],
  });
  expect(payload.topUsers).toHaveLength(4);
});
