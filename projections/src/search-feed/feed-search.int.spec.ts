import { NORM_VERSION } from '@meikan/search';
import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { feedBatch } from './feed-search.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const projections = await app.start();
  await app.write.person('mio');
  await app.write.person('sora');
  await projections.caughtUp();
  await projections.stop();
});
afterAll(() => app?.close());

it('never waits for the projectors: rows that are being written stay for the next batch', async () => {
  const { pool } = app.database;
  const waiting = async () =>
    (await pool.query<{ id: string }>('select id from read_model.search_outbox order by id')).rows.map(({ id }) => id);
  const feed = () => feedBatch({ pool, search: app.search, logger: app.heard });
  await pool.query(`insert into read_model.search_outbox (kind, id) values ('person', 'mio'), ('person', 'sora')
    on conflict do nothing`);
  const fold = await pool.connect();
  try {
    await fold.query('begin');
    await fold.query(`update read_model.search_outbox set ticket = default where id = 'mio'`);
    expect(await feed()).toBe(2);
    expect(await waiting()).toEqual(['mio']);
    await fold.query('commit');
  } finally {
    fold.release();
  }
  expect(await feed()).toBe(1);
  expect(await waiting()).toEqual([]);
});

it('refills an index of another normaliser once, with all documents', async () => {
  const { pool } = app.database;
  await pool.query(`update search.doc set norm_version = ${NORM_VERSION - 1}, tsv = '' where visibility < 9`);
  const found = async () => {
    const asked = { viewer: { kind: 'anonymous' }, sort: 'relevance', page: 1, pageSize: 10 } as const;
    return (await app.search.search({ ...asked, text: '利用者mio' })).hits.map(({ id }) => id);
  };
  expect(await found()).toEqual([]);
  const both = await Promise.all([app.start(), app.start()]);
  await eventually(async () => expect(await app.search.health()).toMatchObject({ normVersion: NORM_VERSION }));
  expect(await found()).toEqual(['mio']);
  await Promise.all(both.map((projections) => projections.stop()));
  const told = app.heard.lines.filter(({ message }) => message.includes('another folding'));
  expect(told).toMatchObject([{ details: { indexed: 2 } }]);
});
