import { notificationKinds } from '@meikan/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { findArticles } from '../articles/article-queries.ts';
import { findBookmarks } from '../bookmarks/bookmarks.ts';
import { changesAfter } from '../changes/change-queries.ts';
import { findCompany } from '../companies/company-query.ts';
import { findUsers } from '../companies/people-queries.ts';
import { findPopularServices } from '../companies/ranking-queries.ts';
import type { Asked } from '../notifications/news-rows.ts';
import { countNotifications } from '../notifications/notification-queries.ts';
import type { Question } from '../route/read-route.ts';
import { findFollowers } from '../users/person-queries.ts';
import { findProfile } from '../users/profile-query.ts';
import { findUsedServices } from '../users/service-queries.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { recordingDb } from './recording-db.ts';
import { rows, run } from './rows.ts';

const ids = (prefix: string, count: number) => `select '${prefix}' || n from generate_series(1, ${count}) n`;
const reader = { id: 'p1', isAdmin: false };
const page = { page: 1, limit: 12 };
const asked: Asked = { reader: { id: 'p78', isAdmin: false }, address: '', now: '2026-11-21', after: '2026-04-09' };
const only = (kept: string) => ({ seenUntil: '', muted: notificationKinds.filter((kind) => kind !== kept) });
/** A person's page takes 10, a tag's articles 300; the people alone fill 800, the articles 2,400. */
const MOST_BLOCKS = 600;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await run(
    testApp.database,
    rows.people(ids('p', 20_000)),
    rows.companies(ids('c', 20_000)),
    rows.articles(ids('a', 50_000), "'p' || (1 + substr(id, 2)::int % 20000)"),
    "update read_model.article set posted_date = '2020-01-01'::date + (substr(id, 2)::int % 900)",
    "update read_model.article set tags = array['まれ'], tag_keys = array['まれ'] where substr(id, 2)::int % 1000 = 0",
    `insert into read_model.usage select 'p' || (1 + n % 20000), 'user', 'c' || (1 + n * 7 % 2000), 'private', null, null,
      '2026-01-01', '2026-01-01' from generate_series(1, 50000) n on conflict do nothing`,
    `insert into read_model.follow select 'p' || (1 + n % 20000), 'user', 'p' || (1 + n * 13 % 5000), '2026-01-01',
      (date '2026-01-01' + n % 100)::text
      from generate_series(1, 50000) n on conflict do nothing`,
    `insert into read_model.follow select 'p' || n, 'user', 'p78', '2026-01-01', (date '2026-01-01' + n % 100)::text
      from generate_series(5001, 10000) n on conflict do nothing`,
    "insert into read_model.block select 'p' || n, 'p' || (1 + n * 7 % 20000), '2026-01-01' from generate_series(1, 20000) n",
    `insert into read_model.bookmark select 'p' || (1 + n % 5000), 'a' || n, '2026-01-01' from generate_series(1, 50000) n`,
    "insert into read_model.change (position, kind, id) select n::text, 'person', 'p1' from generate_series(1, 50000) n",
    // Without dead rows a query touches the same blocks at every run.
    'vacuum analyze read_model.person, read_model.company, read_model.article, read_model.usage, read_model.follow, read_model.block, read_model.bookmark',
  );
});
afterAll(() => testApp.close());

const touched = z.looseObject({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() });
const explained = z.array(z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: touched })]) }));

/** How PostgreSQL answers a question: which indexes it goes by, and whether it reads a large table from end to end. */
async function planOf(ask: (question: Question) => unknown) {
  const { db, asked } = recordingDb();
  const unused = () => {
    throw new Error('a query asks for another store');
  };
  const deps = {
    database: testApp.database,
    watermarks: testApp.watermarks,
    authenticate: unused,
    ownAccount: unused,
    clock: { now: unused },
  };
  const search = {
    search: unused,
    suggest: unused,
    upsert: unused,
    remove: unused,
    settled: unused,
    rebuild: unused,
    health: unused,
    close: unused,
  };
  await ask({ db, reader, deps: { ...deps, search } });
  const [query] = asked;
  if (!query) throw new Error('nothing was asked');
  const text = sql`explain (analyze, buffers, format json) ${sql.raw(query.sql)}`.compile(db).sql;
  const { rows: answer } = await testApp.database.pool.query(text, [...query.parameters]);
  const [row] = explained.parse(answer);
  if (!row) throw new Error('no plan was answered');
  const [{ Plan: root }] = row['QUERY PLAN'];
  const plan = JSON.stringify(root);
  return {
    indexes: [...new Set([...plan.matchAll(/"Index Name":"(\w+)"/g)].map(([, name]) => name))],
    scans: [...plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)].map(([, name]) => name),
    blocks: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
  };
}

it.each<readonly [string, string, (question: Question) => unknown]>([
  ['a profile', 'person_username', (question) => findProfile(question, 'name-p77')],
  ['a company page', 'company_pkey', (question) => findCompany(question, 'c77')],
  [
    "a person's articles",
    'article_of_owner',
    (question) => findArticles(question, { owner: { kind: 'user', id: 'p77' }, mainCategory: 'private_blog' }, page),
  ],
  ['the newest articles', 'article_newest', (question) => findArticles(question, {}, page)],
  [
    'the newest of a kind',
    'article_newest_of_category',
    (question) => findArticles(question, { mainCategory: 'movie' }, page),
  ],
  ['articles by tag', 'article_tags', (question) => findArticles(question, { tag: 'まれ' }, page)],
  ['bookmarks', 'bookmark_newest', (question) => findBookmarks(question, 'p77', page)],
  ['followers', 'follow_target', (question) => findFollowers(question, 'p77', page)],
  ['used services', 'usage_newest', (question) => findUsedServices(question, 'p77', { ...page, sort: 'NEWEST' })],
  ['the users of a service', 'usage_service', (question) => findUsers(question, 'c77', page)],
  ['popular services', 'company_popular', (question) => findPopularServices(question, undefined, page)],
  ['who follows somebody', 'follow_news', ({ db }) => countNotifications(db, only('follow'), asked)],
  ['what is new of whom somebody follows', 'article_news', ({ db }) => countNotifications(db, only('article'), asked)],
  ['what changed', 'change_pkey', ({ db }) => changesAfter(db, '49990', 500)],
])('finds %s by %s', async (_, index, ask) => {
  const { indexes, scans, blocks } = await planOf(ask);
  expect(indexes).toContain(index);
  expect(scans).toEqual([]);
  expect(blocks).toBeLessThan(MOST_BLOCKS);
});
