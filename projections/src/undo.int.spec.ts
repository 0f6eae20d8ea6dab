import { instant, userId } from '@meikan/domain';
import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Projections } from './start-projections.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let projections: Projections;
beforeAll(async () => {
  app = await openTestApp();
  projections = await app.start();
  const { write } = app;
  await write.person('mio', '星野澪');
  await write.person('sora', '空木そら');
  await write.company('kikitome', 'ききとめ');
});
afterAll(() => app?.close());

/** All rows that are no bookkeeping, without how far and when they were written last. */
async function directory(): Promise<object> {
  const rows = async (table: string, order: string) => {
    await projections.caughtUp();
    const { rows: all } = await app.database.pool.query<Record<string, unknown>>(
      `select * from read_model.${table} order by ${order}`,
    );
    return all.map(({ revision: _, updated_at: __, written_at: ___, ...row }) => row);
  };
  return {
    articles: await rows('article', 'posted_date desc nulls last, id'),
    people: await rows('person', 'id'),
    companies: await rows('company', 'id'),
    bookmarks: await rows('bookmark', 'user_id, since desc'),
    follows: await rows('follow', 'target_id, since desc'),
    usages: await rows('usage', 'holder_id, registered_at desc'),
  };
}

const day = (of: number) => ({ at: instant(`2026-11-${10 + of}T08:00:00.000Z`) });
const undo = { ...day(9), restore: true };
const found = async (text: string) => {
  const viewer = { kind: 'anonymous' } as const;
  const page = await app.search.search({ text, viewer, sort: 'relevance', page: 1, pageSize: 10 });
  return page.hits.map(({ id }) => id);
};

it('brings a removed article back with its place, its counts and its readers', async () => {
  const { write } = app;
  await write.article('essay', userId('mio'), '返金処理を冪等にするまで');
  await write.article('other', userId('mio'));
  await write.bookmark('sora', 'essay');
  const before = await directory();
  await write.removeArticle('essay');
  expect(await directory()).not.toEqual(before);
  await eventually(async () => expect(await found('冪等')).toEqual([]));
  await write.restoreArticle('essay');
  expect(await directory()).toEqual(before);
  // Its author is found by what they wrote too.
  await eventually(async () => expect(await found('冪等')).toEqual(['essay', 'mio']));
});

it('brings back a bookmark, a follow and a usage in their places, with all details', async () => {
  const { write } = app;
  await write.bookmark('sora', 'other', true, day(0));
  await write.follow('sora', 'user', 'mio', true, day(0));
  await write.follow('sora', 'company', 'kikitome', true, day(0));
  await write.usage('user', 'sora', 'kikitome', true, { ...day(0), since: '2024-10', comment: '毎日使っています。' });
  const before = await directory();
  await write.bookmark('sora', 'other', false, day(1));
  await write.follow('sora', 'user', 'mio', false, day(1));
  await write.follow('sora', 'company', 'kikitome', false, day(1));
  await write.usage('user', 'sora', 'kikitome', false, day(1));
  expect(await directory()).not.toEqual(before);
  await write.bookmark('sora', 'other', true, undo);
  await write.follow('sora', 'user', 'mio', true, undo);
  await write.follow('sora', 'company', 'kikitome', true, undo);
  await write.usage('user', 'sora', 'kikitome', true, undo);
  expect(await directory()).toEqual(before);
});
