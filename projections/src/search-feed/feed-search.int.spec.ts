import { NORM_VERSION } from '@meikan/search';
import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from '../testing/open-house.ts';
import { feedBatch } from './feed-search.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  const projections = await house.start();
  await house.write.person('mio');
  await house.write.person('sora');
  await projections.caughtUp();
  await projections.stop();
});
afterAll(() => house?.close());

it('never waits for the fold: what is being written anew stays for the next batch', async () => {
  const { pool } = house.database;
  const waiting = async () =>
    (await pool.query<{ id: string }>('select id from read_model.search_outbox order by id')).rows.map(({ id }) => id);
  const feed = () => feedBatch({ pool, search: house.search, logger: house.heard });
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

it('folds an index anew that another normaliser has folded, once, with all that it holds', async () => {
  const { pool } = house.database;
  await pool.query(`update search.doc set norm_version = ${NORM_VERSION - 1}, tsv = '' where visibility < 9`);
  const found = async () => {
    const asked = { viewer: { kind: 'anonymous' }, sort: 'relevance', page: 1, pageSize: 10 } as const;
    return (await house.search.search({ ...asked, text: '利用者mio' })).hits.map(({ id }) => id);
  };
  expect(await found()).toEqual([]);
  const both = await Promise.all([house.start(), house.start()]);
  await eventually(async () => expect(await house.search.health()).toMatchObject({ normVersion: NORM_VERSION }));
  expect(await found()).toEqual(['mio']);
  await Promise.all(both.map((projections) => projections.stop()));
  const told = house.heard.lines.filter(({ message }) => message.includes('another folding'));
  expect(told).toMatchObject([{ details: { indexed: 2 } }]);
});
