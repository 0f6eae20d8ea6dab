import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { feedBatch } from './feed-search.ts';
import { outdateVisited } from './visitors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const projections = await app.start();
  const { write } = app;
  await write.person('mio');
  await write.person('sora');
  for (const id of ['tsubame', 'kikitome']) {
    await write.company(id);
    await write.public(id, true);
  }
  await projections.caughtUp();
  await eventually(async () => (await waiting()).length === 0);
  await projections.stop();
});
afterAll(() => app?.close());

const query = async <Row extends object>(text: string) => (await app.database.pool.query<Row>(text)).rows;
const waiting = async () =>
  (await query<{ id: string }>('select id from read_model.search_outbox order by id')).map(({ id }) => id);
const feed = () => feedBatch({ pool: app.database.pool, search: app.search, logger: app.heard });
const mostVisited = async () => {
  const asked = { text: '', viewer: { kind: 'anonymous' }, sort: 'visitors', page: 1, pageSize: 10 } as const;
  return (await app.search.search(asked)).hits.map(({ id }) => id);
};

/** The table of footprints, as far as the feed asks for it. */
const visited = (kind: 'user' | 'company', id: string, visitors: number) =>
  query(`insert into footprints.page values ('${kind}', '${id}', ${visitors})
    on conflict (kind, page_id) do update set visitors = excluded.visitors`);

it('requests nothing while no visits are counted', async () => {
  await outdateVisited(app.database.pool);
  expect(await waiting()).toEqual([]);
});

it('updates the index for pages whose visitors have changed, and for no others', async () => {
  await query(`create schema footprints; create table footprints.page (kind text, page_id text, visitors bigint,
    primary key (kind, page_id))`);
  await visited('company', 'tsubame', 3);
  await visited('company', 'kikitome', 5);
  await visited('user', 'sora', 4);
  await outdateVisited(app.database.pool);
  expect(await waiting()).toEqual(['kikitome', 'sora', 'tsubame']);
  await feed();
  expect(await mostVisited()).toEqual(['kikitome', 'sora', 'tsubame', 'mio']);
  await outdateVisited(app.database.pool);
  expect(await waiting()).toEqual([]);
  await visited('company', 'tsubame', 6);
  await outdateVisited(app.database.pool);
  expect(await waiting()).toEqual(['tsubame']);
  await feed();
  expect(await mostVisited()).toEqual(['tsubame', 'kikitome', 'sora', 'mio']);
});

it('includes visitors in every other change of a document', async () => {
  await visited('company', 'kikitome', 60);
  await query(`insert into read_model.search_outbox (kind, id) values ('company', 'kikitome')`);
  await feed();
  expect((await mostVisited())[0]).toBe('kikitome');
});

it('requests a thousand at once, largest differences first, and a removed one only once', async () => {
  await query(`insert into footprints.page select 'company', 'gone-' || n, n from generate_series(1, 1200) n`);
  await outdateVisited(app.database.pool);
  expect((await waiting()).sort()).toEqual(Array.from({ length: 1_000 }, (_, n) => `gone-${n + 201}`).sort());
  while ((await feed()) > 0);
  await outdateVisited(app.database.pool);
  expect((await waiting()).sort()).toEqual(Array.from({ length: 200 }, (_, n) => `gone-${n + 1}`).sort());
});
