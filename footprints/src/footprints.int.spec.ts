import { type Database, migrate, openDatabase } from '@meikan/platform';
import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFootprints, type Visitor } from './footprints.ts';
import { footprintMigrations } from './migrations.ts';

const evening = '2026-11-21T14:59:59.000Z';
const midnight = '2026-11-21T15:00:00.000Z';
const mio = { kind: 'user', id: 'mio' } as const;
const tsubame = { kind: 'company', id: 'tsubame' } as const;
const sora: Visitor = { kind: 'account', id: 'sora', named: true };
const unseen: Visitor = { kind: 'account', id: 'riku', named: false };
const stranger: Visitor = { kind: 'address', address: 'ip:203.0.113.9' };

/** As many connections as there are: whoever waits for one longer than a pool allows is refused, on a busy machine too. */
const AT_ONCE = 8;

let test: TestDatabase;
let database: Database;
let now = evening;
const footprints = () => openFootprints(database, { now: () => new Date(now) });
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: AT_ONCE, applicationName: 'footprints-spec' });
  await migrate(database.pool, footprintMigrations);
});
afterAll(async () => {
  await database?.end();
  await test?.drop();
});
beforeEach(async () => {
  now = evening;
  await database.pool.query('truncate footprints.page, footprints.mark, footprints.salt, footprints.visit');
});

const rowsOf = async (table: string) => (await database.pool.query(`select * from footprints.${table}`)).rows;
const visitors = async (id: string) => {
  const found = await database.pool.query('select visitors::int from footprints.page where page_id = $1', [id]);
  return found.rows[0]?.visitors ?? 0;
};

describe('a visit', () => {
  it('is counted once per visitor and page, also for a thousand concurrent visits in two processes', async () => {
    const instances = [footprints(), footprints()];
    const counted: (boolean | undefined)[] = [];
    const comeAgain = async (instance: number) => {
      for (let n = 0; n < 1000 / AT_ONCE; n += 1)
        counted.push(await instances[instance % 2]?.leave({ page: mio, visitor: sora }));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, instance) => comeAgain(instance)));
    const first = counted.filter(Boolean);
    expect([first.length, await visitors('mio'), (await rowsOf('visit')).length]).toEqual([1, 1, 1]);
    expect(await footprints().leave({ page: tsubame, visitor: sora })).toBe(true);
  });

  it('is counted again on the next day in Japan', async () => {
    const instance = footprints();
    await instance.leave({ page: mio, visitor: sora });
    now = midnight;
    expect(await instance.leave({ page: mio, visitor: sora })).toBe(true);
    expect([await visitors('mio'), (await rowsOf('visit')).length]).toEqual([2, 2]);
  });

  it('names members to the profiles and pages they visited, but neither hidden nor anonymous visitors', async () => {
    const instance = footprints();
    for (const page of [mio, tsubame])
      for (const visitor of [sora, unseen, stranger]) await instance.leave({ page, visitor });
    expect([await visitors('mio'), await visitors('tsubame')]).toEqual([3, 3]);
    const named = (await rowsOf('visit')).map(({ kind, profile_id, viewer_id }) => [kind, profile_id, viewer_id]);
    expect(named.sort()).toEqual([
      ['company', 'tsubame', 'sora'],
      ['user', 'mio', 'sora'],
    ]);
    const kept = JSON.stringify([await rowsOf('mark'), await rowsOf('page')]);
    for (const trace of ['riku', '203.0.113.9']) expect(kept).not.toContain(trace);
  });

  it('stays hidden for its day when the visitor later shows themselves', async () => {
    await footprints().leave({ page: mio, visitor: { ...unseen, named: false } });
    await footprints().leave({ page: mio, visitor: { ...unseen, named: true } });
    expect([await visitors('mio'), await rowsOf('visit')]).toEqual([1, []]);
  });

  it('is not counted beyond 10,000 visitors of a page a day', async () => {
    await footprints().leave({ page: mio, visitor: stranger });
    await database.pool.query('update footprints.page set today = 10000');
    expect(await footprints().leave({ page: mio, visitor: sora })).toBe(false);
    now = midnight;
    expect(await footprints().leave({ page: mio, visitor: sora })).toBe(true);
  });
});

describe('cleaning up', () => {
  it('deletes named visits after 90 days, and the marks of a day with the day', async () => {
    await footprints().leave({ page: mio, visitor: sora });
    now = midnight;
    await footprints().sweep();
    expect([await rowsOf('mark'), await rowsOf('salt'), (await rowsOf('visit')).length]).toEqual([[], [], 1]);
    now = '2027-02-18T14:59:59.000Z';
    await footprints().sweep();
    expect(await rowsOf('visit')).toHaveLength(1);
    now = '2027-02-18T15:00:00.000Z';
    await footprints().sweep();
    expect([await rowsOf('visit'), await visitors('mio')]).toEqual([[], 1]);
  });

  it('deletes visits by and to a closed account', async () => {
    const instance = footprints();
    await instance.leave({ page: mio, visitor: sora });
    await instance.leave({ page: { kind: 'user', id: 'sora' }, visitor: { kind: 'account', id: 'mio', named: true } });
    await instance.leave({ page: { kind: 'user', id: 'riku' }, visitor: { kind: 'account', id: 'mio', named: true } });
    await instance.forget('sora');
    expect(await rowsOf('visit')).toMatchObject([{ profile_id: 'riku', viewer_id: 'mio' }]);
    expect([await visitors('sora'), await visitors('mio')]).toEqual([0, 1]);
  });
});

const all = async <T>(rows: AsyncIterable<T>): Promise<readonly T[]> => {
  const kept: T[] = [];
  for await (const row of rows) kept.push(row);
  return kept;
};

describe('what somebody may take along', () => {
  it('is where they left their name and what they read, of nobody else, also when it is much', async () => {
    const instance = footprints();
    await instance.leave({ page: mio, visitor: sora });
    await instance.leave({ page: tsubame, visitor: sora });
    await instance.leave({ page: mio, visitor: unseen });
    now = midnight;
    await instance.leave({ page: mio, visitor: sora });
    await instance.read({ readerId: 'riku', contentId: 'a-9', counts: true });
    await database.pool.query(
      "insert into footprints.read select 'sora', 'b-' || n, $1 from generate_series(10000, 12345) n",
      [now],
    );
    expect(await all(instance.visitsBy('sora'))).toEqual([
      { kind: 'company', id: 'tsubame', day: '2026-11-21' },
      { kind: 'user', id: 'mio', day: '2026-11-21' },
      { kind: 'user', id: 'mio', day: '2026-11-22' },
    ]);
    const read = await all(instance.readBy('sora'));
    expect([read.length, new Set(read.map(({ contentId }) => contentId)).size]).toEqual([2346, 2346]);
    expect(new Date(read[0]?.at ?? 0).toISOString()).toBe(midnight);
  });

  it('is nothing of a visitor who stays unseen', async () => {
    await footprints().leave({ page: mio, visitor: unseen });
    expect([await all(footprints().visitsBy('riku')), await all(footprints().readBy('nobody'))]).toEqual([[], []]);
  });
});

describe('a read article', () => {
  const reads = (readerId: string, contentId: string, counts = true) =>
    footprints().read({ readerId, contentId, counts });

  it('is counted once per person', async () => {
    expect([await reads('mio', 'a-1'), await reads('mio', 'a-1'), await reads('sora', 'a-1')]).toEqual([1, 1, 2]);
    const together = await Promise.all(Array.from({ length: 20 }, () => reads('riku', 'a-2')));
    expect(Math.max(...together)).toBe(1);
    expect(await reads('mio', 'a-2')).toBe(2);
  });

  it('is marked but not counted for its owner', async () => {
    expect([await reads('mio', 'a-3', false), await reads('sora', 'a-3')]).toEqual([0, 1]);
    expect((await rowsOf('read')).filter(({ content_id }) => content_id === 'a-3')).toHaveLength(2);
  });

  it('is forgotten with the account, except for the count', async () => {
    await reads('mio', 'a-4');
    await footprints().forget('mio');
    expect((await rowsOf('read')).filter(({ reader_id }) => reader_id === 'mio')).toEqual([]);
    expect(await reads('sora', 'a-4')).toBe(2);
  });
});
