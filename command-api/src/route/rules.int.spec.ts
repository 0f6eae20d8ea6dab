import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, companies, configs, people } from '../testing/directory.ts';
import { type Asked, openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { post, put, remove } from '../testing/requests.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const { mio, sora } = people;
const { tsubame, kikitome, rival } = companies;
const recommend = (article: string, recommendTxt: string | null) =>
  post(`/api/company/article/${article}/recommend-txt`, { recommendTxt });
const blog = { articleName: '題', articleUrl: 'https://example.com', articleCategory: 'private_blog_diary' };
const feed = { name: '日誌', rssName: '新着', category: 'private_blog_diary', url: 'https://example.com/feed' };
const ofCompany = { ...feed, category: 'tech_blog' };
const press = { ...blog, articleCategory: 'press_award' };

type Row = readonly [Who, Asked, number, string];
const refused: Readonly<Record<string, readonly Row[]>> = {
  "another's things": [
    ['sora', put(`/api/users/${mio.id}/article`, blog), 404, 'not-found'],
    ['sora', post(`/api/users/${mio.id}/article/${articles.ofMio}`, { articleName: '乗っ取り' }), 404, 'not-found'],
    ['sora', remove(`/api/users/${mio.id}/article/${articles.ofMio}`), 404, 'not-found'],
    ['sora', put(`/api/users/${mio.id}/rss-config`, feed), 404, 'not-found'],
    ['sora', post(`/api/users/${mio.id}/rss-config/${configs.ofMio}`, { rssName: '乗っ取り' }), 404, 'not-found'],
    ['sora', remove(`/api/users/${mio.id}/rss-config/${configs.ofMio}`), 404, 'not-found'],
    ['sora', post(`/api/users/${mio.id}/get-data-from-rss/${configs.ofMio}`), 404, 'not-found'],
    ['sora', put(`/api/users/${mio.id}/work-experiences`, { workExperiences: [] }), 404, 'not-found'],
    ['rival', put(`/api/company/${tsubame}/article`, press), 403, 'forbidden'],
    ['rival', remove(`/api/company/${tsubame}/article/${articles.ofTsubame}`), 403, 'forbidden'],
    ['rival', put(`/api/company/${tsubame}/rss-config`, ofCompany), 403, 'forbidden'],
    [
      'rival',
      post(`/api/company/${tsubame}/rss-config/${configs.ofTsubame}`, { rssName: '乗っ取り' }),
      403,
      'forbidden',
    ],
    ['rival', remove(`/api/company/${tsubame}/rss-config/${configs.ofTsubame}`), 403, 'forbidden'],
    ['rival', post(`/api/company/${tsubame}/get-data-from-rss/${configs.ofTsubame}`), 403, 'forbidden'],
    ['rival', recommend(articles.ofTsubame, 'ひとこと'), 404, 'not-found'],
    [
      'rival',
      post(`/api/company/${tsubame}/service-usage`, { usage: 'company-using', companyId: kikitome }),
      403,
      'forbidden',
    ],
    [
      'rival',
      post(`/api/company/${rival}/service-usage`, { usage: 'company-using', companyId: 'c-none' }),
      404,
      'not-found',
    ],
  ],
  'a foreign child below an own parent': [
    ['mio', post(`/api/users/${mio.id}/article/${articles.ofSora}`, { articleName: '改題' }), 404, 'not-found'],
    ['mio', remove(`/api/users/${mio.id}/article/${articles.ofTsubame}`), 404, 'not-found'],
    ['firm', remove(`/api/company/${tsubame}/article/${articles.ofMio}`), 404, 'not-found'],
    ['sora', post(`/api/users/${sora.id}/rss-config/${configs.ofMio}`, { rssName: '改名' }), 404, 'not-found'],
    ['sora', remove(`/api/users/${sora.id}/rss-config/${configs.ofMio}`), 404, 'not-found'],
    ['sora', post(`/api/users/${sora.id}/get-data-from-rss/${configs.ofMio}`), 404, 'not-found'],
    ['firm', post(`/api/company/${tsubame}/rss-config/${configs.ofMio}`, { rssName: '改名' }), 404, 'not-found'],
    ['rival', remove(`/api/company/${rival}/rss-config/${configs.ofTsubame}`), 404, 'not-found'],
    ['rival', post(`/api/company/${rival}/get-data-from-rss/${configs.ofTsubame}`), 404, 'not-found'],
    ['firm', recommend(articles.ofMio, 'ひとこと'), 404, 'not-found'],
    ['mio', recommend(articles.ofMio, 'ひとこと'), 404, 'not-found'],
    ['admin', remove(`/api/company/${tsubame}/article/${articles.ofMio}`), 404, 'not-found'],
  ],
  'what only admins turn': [
    ['firm', put(`/api/company/${tsubame}/verify`), 403, 'admin-only'],
    ['firm', put(`/api/company/${tsubame}/highlight`), 403, 'admin-only'],
    ['mio', put(`/api/company/${tsubame}/request-update`), 403, 'admin-only'],
    ['mio', put(`/api/users/${sora.id}/disable`), 403, 'admin-only'],
  ],
  'what an account of that kind does not do': [
    ['firm', put('/api/users/bookmark', { referenceId: articles.ofMio }), 403, 'general-only'],
    ['mio', put('/api/users/bookmark', { referenceId: articles.whitePaper }), 403, 'not-bookmarkable'],
    ['mio', put('/api/users/bookmark', { referenceId: articles.ofMio }), 403, 'own-item'],
    ['firm', put(`/api/company/${tsubame}/article`, blog), 403, 'not-postable'],
    ['mio', put(`/api/users/${mio.id}/article`, press), 403, 'not-postable'],
    ['mio', post(`/api/company/${kikitome}/usage`), 403, 'business-only'],
    ['firm', post(`/api/users/using-service/${kikitome}`, {}), 403, 'general-only'],
    ['firm', post(`/api/company/${tsubame}/usage`), 403, 'self-usage'],
    ['mio', put(`/api/users/${mio.id}/follow`), 403, 'self-follow'],
    [
      'firm',
      post(`/api/company/${tsubame}/service-usage`, {
        usage: 'company-relative',
        companyId: tsubame,
        relativeType: 'PARTNER',
      }),
      403,
      'self-relation',
    ],
  ],
  'what is not there': [
    ['mio', put('/api/users/bookmark', { referenceId: 'a-none' }), 404, 'not-found'],
    ['mio', put('/api/users/u-none/follow'), 404, 'not-found'],
    ['mio', put('/api/company/c-none/follow', { value: true }), 404, 'not-found'],
    ['mio', post('/api/users/using-service/c-none', {}), 404, 'not-found'],
    ['admin', put('/api/company/c-none/public'), 404, 'not-found'],
    ['admin', put('/api/users/u-none/disable'), 404, 'not-found'],
  ],
  'what is not said in full': [
    [
      'firm',
      post(`/api/company/${tsubame}/service-usage`, { usage: 'company-relative', companyId: rival }),
      422,
      'invalid',
    ],
  ],
};

describe.each(Object.entries(refused))('refuses %s', (_, rows) => {
  it.each(rows)('%s %o → %i %s', async (who, asked, status, code) => {
    const answer = await testApp.ask(who, asked);
    expect([answer.status, answer.json.code, answer.appended]).toEqual([status, code, []]);
  });
});

it.each([
  [articles.ofMio, (id: string) => remove(`/api/users/${mio.id}/article/${id}`)],
  [articles.ofTsubame, (id: string) => recommend(id, 'ひとこと')],
])('answers for a foreign thing as for one that is not there: %s', async (foreign, asking) => {
  const told = async (id: string) => {
    const { status, json } = await testApp.ask('sora', asking(id));
    return { status, ...json, instance: null };
  };
  expect(await told(foreign)).toEqual(await told('a-none'));
});

describe('the caption of an item', () => {
  it.each([
    ['a'.repeat(25), 200, 1],
    ['a'.repeat(25), 200, 0],
    ['a'.repeat(26), 422, 0],
    ['', 200, 1],
    [null, 200, 0],
  ])('%s → %i, %i event', async (text, status, events) => {
    const { status: told, appended } = await testApp.ask('mio', recommend(articles.ofTsubame, text));
    expect([told, appended.length]).toEqual([status, events]);
  });
  it('is not forgotten in silence', async () => {
    const answer = await testApp.ask('mio', post(`/api/company/article/${articles.ofTsubame}/recommend-txt`, {}));
    expect([answer.status, answer.appended]).toEqual([422, []]);
  });
});

it.each([
  'isAdminMode',
  'isVerified',
  'isPaidAccount',
  'isHighlight',
  'owner',
  'disabled',
  'email',
  'footprintUserCount',
  'id',
  'joinedAt',
])('refuses %s among the fields of a profile', async (field) => {
  const answer = await testApp.ask('mio', put('/api/users', { name: 'みお', [field]: true }));
  expect([answer.status, answer.json.errors, answer.appended]).toEqual([
    422,
    [{ field, code: 'unknown-field', message: `${field}という項目は受け付けていません。` }],
    [],
  ]);
});

it('writes for a hidden person when it is theirs, and not to them when it is not', async () => {
  await testApp.send('admin', put(`/api/users/${sora.id}/disable`));
  expect((await testApp.send('mio', put(`/api/users/${sora.id}/follow`, { value: true }))).status).toBe(404);
  expect((await testApp.send('sora', put('/api/users', { job: '画家' }))).status).toBe(200);
  await testApp.send('admin', put(`/api/users/${sora.id}/activate`));
});

it('writes for a company in its name', async () => {
  const { appended } = await testApp.ask('mio', put(`/api/company/${tsubame}/article`, press));
  expect(appended[0]?.metadata).toMatchObject({ actor: { id: mio.id, role: 'general' }, actingFor: tsubame });
});
