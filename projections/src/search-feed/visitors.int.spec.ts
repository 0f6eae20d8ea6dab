import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from '../testing/open-house.ts';
import { feedBatch } from './feed-search.ts';
import { outdateVisited } from './visitors.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  const projections = await house.start();
  const { write } = house;
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
afterAll(() => house?.close());

const query = async <Row extends object>(text: string) => (await house.database.pool.query<Row>(text)).rows;
const waiting = async () =>
  (await query<{ id: string }>('select id from read_model.search_outbox order by id')).map(({ id }) => id);
const feed = () => feedBatch({ pool: house.database.pool, search: house.search, logger: house.heard });
const mostVisited = async () => {
  const asked = { text: '', viewer: { kind: 'anonymous' }, sort: 'visitors', page: 1, pageSize: 10 } as const;
  return (await house.search.search(asked)).hits.map(({ id }) => id);
};

/** The table of the room footprints, as far as the feed asks for it. */
const visited = (kind: 'user' | 'company', id: string, visitors: number) =>
  query(`insert into footprints.page values ('${kind}', '${id}', ${visitors})
    on conflict (kind, page_id) do update set visitors = excluded.visitors`);

it('asks for nothing while nobody counts visits', async () => {
  await outdateVisited(house.database.pool);
  expect(await waiting()).toEqual([]);
});

it('tells the index of those pages whose visitors have moved, and of no others', async () => {
  await query(`create schema footprints; create table footprints.page (kind text, page_id text, visitors bigint,
    primary key (kind, page_id))`);
  await visited('company', 'tsubame', 3);
  await visited('company', 'kikitome', 5);
  await visited('user', 'sora', 4);
  await outdateVisited(house.database.pool);
  expect(await waiting()).toEqual(['kikitome', 'sora', 'tsubame']);
  await feed();
  expect(await mostVisited()).toEqual(['kikitome', 'sora', 'tsubame', 'mio']);
  await outdateVisited(house.database.pool);
  expect(await waiting()).toEqual([]);
  await visited('company', 'tsubame', 6);
  await outdateVisited(house.database.pool);
  expect(await waiting()).toEqual(['tsubame']);
  await feed();
  expect(await mostVisited()).toEqual(['tsubame', 'kikitome', 'sora', 'mio']);
});

it('tells of them with every other change of a document', async () => {
  await visited('company', 'kikitome', 60);
  await query(`insert into read_model.search_outbox (kind, id) values ('company', 'kikitome')`);
  await feed();
  expect((await mostVisited())[0]).toBe('kikitome');
});

it('asks for a thousand at once, those first that are furthest from what the index was told; for none that is gone twice', async () => {
  await query(`insert into footprints.page select 'company', 'gone-' || n, n from generate_series(1, 1200) n`);
  await outdateVisited(house.database.pool);
  expect((await waiting()).sort()).toEqual(Array.from({ length: 1_000 }, (_, n) => `gone-${n + 201}`).sort());
  while ((await feed()) > 0);
  await outdateVisited(house.database.pool);
  expect((await waiting()).sort()).toEqual(Array.from({ length: 200 }, (_, n) => `gone-${n + 1}`).sort());
});
