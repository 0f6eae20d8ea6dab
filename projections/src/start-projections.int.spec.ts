import { userId } from '@meikan/domain';
import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Projections } from './start-projections.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let projections: Projections;

beforeAll(async () => {
  app = await openTestApp();
  projections = await app.start();
});
afterAll(() => app?.close());

async function rows(text: string): Promise<readonly object[]> {
  return (await app.database.pool.query<object>(text)).rows;
}

async function found(text: string): Promise<readonly string[]> {
  const viewer = { kind: 'anonymous' } as const;
  const page = await app.search.search({ text, viewer, sort: 'relevance', page: 1, pageSize: 10 });
  return page.hits.map(({ kind, id }) => `${kind} ${id}`);
}

it('folds events into rows with their counts', async () => {
  const { write } = app;
  await write.person('mio', '星野澪');
  await write.person('sora', '空木そら');
  await write.company('tsubame', 'つばめ商会');
  await write.company('kikitome', 'ききとめ');
  await write.article('essay', userId('mio'), '返金処理を冪等にするまで');
  await write.bookmark('sora', 'essay');
  await write.follow('sora', 'user', 'mio');
  await write.follow('sora', 'company', 'tsubame');
  await write.usage('user', 'sora', 'kikitome');
  await write.usage('company', 'tsubame', 'kikitome');
  await write.memberships.owner('tsubame', 'mio');
  await write.memberships.member('tsubame', 'mio', 'NOW-MEMBER');
  await write.memberships.member('tsubame', 'sora', 'PASSED-MEMBER');
  await write.relation('tsubame', 'kikitome');
  expect(await projections.caughtUp()).toBe(true);

  const people = await rows(
    `select id, name, index_key, follower_count, following_count, use_service_count, bookmark_count, article_count, revision
     from read_model.person order by id`,
  );
  const zero = { follower_count: 0, following_count: 0, use_service_count: 0, bookmark_count: 0, article_count: 0 };
  expect(people).toEqual([
    { ...zero, id: 'mio', name: '星野澪', index_key: '', follower_count: 1, article_count: 1, revision: 0 },
    {
      ...zero,
      id: 'sora',
      name: '空木そら',
      index_key: '',
      following_count: 1,
      use_service_count: 1,
      bookmark_count: 1,
      revision: 0,
    },
  ]);
  const companies = await rows(
    `select id, index_key, follower_count, user_count, used_by_count, using_count, article_count
     from read_model.company order by id`,
  );
  const none = {
    follower_count: 0,
    user_count: 0,
    used_by_count: 0,
    using_count: 0,
    article_count: 0,
  };
  expect(companies).toEqual([
    { ...none, id: 'kikitome', index_key: 'か', user_count: 1, used_by_count: 1 },
    { ...none, id: 'tsubame', index_key: 'た', follower_count: 1, using_count: 1 },
  ]);
  expect(await rows('select user_id, status, is_owner from read_model.membership order by 1')).toEqual([
    { user_id: 'mio', status: 'NOW-MEMBER', is_owner: true },
    { user_id: 'sora', status: 'PASSED-MEMBER', is_owner: false },
  ]);
  expect(app.heard.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

it('feeds the search index with public items', async () => {
  await app.write.public('tsubame', true);
  await projections.caughtUp();
  await eventually(async () => expect(await found('つばめ')).toContain('service tsubame'));
  await eventually(async () => expect(await found('冪等')).toContain('article essay'));
  await eventually(async () => expect(await found('星野')).toContain('person mio'));
});

it('hides the articles of a hidden person from the search, and shows them again', async () => {
  await app.write.disabled('mio', true);
  await eventually(async () => expect(await found('冪等')).toEqual([]));
  await app.write.disabled('mio', false);
  await eventually(async () => expect(await found('冪等')).toContain('article essay'));
});

it('removes rows with their counts', async () => {
  const { write } = app;
  await write.bookmark('sora', 'essay', false);
  await write.follow('sora', 'user', 'mio', false);
  await write.usage('company', 'tsubame', 'kikitome', false);
  await write.relation('tsubame', 'kikitome', false);
  await write.memberships.member('tsubame', 'mio', 'PASSED-MEMBER');
  await write.removeArticle('essay');
  await write.removeCompany('kikitome');
  await projections.caughtUp();
  expect(await rows('select follower_count, article_count from read_model.person order by id')).toEqual([
    { follower_count: 0, article_count: 0 },
    { follower_count: 0, article_count: 0 },
  ]);
  expect(await rows('select id, using_count from read_model.company')).toEqual([{ id: 'tsubame', using_count: 0 }]);
  await eventually(async () => expect(await found('冪等')).toEqual([]));
});
