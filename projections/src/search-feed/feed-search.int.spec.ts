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
