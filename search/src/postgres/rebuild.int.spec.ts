import { type Database, openDatabase } from '@meikan/platform';
import { createTestDatabase, eventually, type TestDatabase } from '@meikan/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDoc } from '../contract-suite/sample-docs.ts';
import { NORM_VERSION } from '../folding/index.ts';
import { openSearch } from '../open-search.ts';
import type { SearchDoc, SearchPort } from '../port.ts';

let own: TestDatabase;
let database: Database;
let port: SearchPort;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase({ url: own.url, poolSize: 6, applicationName: 'search-rebuild' });
  port = await openSearch(undefined, database);
  await port.rebuild(numbered(300));
});

afterAll(async () => {
  await database.end();
  await own.drop();
});

const ship = (number: number, docVersion = 1n): SearchDoc =>
  sampleDoc({ kind: 'service', id: `ship-${number}`, name: `${number}号の帆船`, docVersion, followers: number });

async function* numbered(count: number): AsyncGenerator<SearchDoc> {
  for (let number = 0; number < count; number += 1) yield ship(number);
}

async function totalOf(text: string): Promise<number> {
  const page = await port.search({ text, viewer: { kind: 'anonymous' }, sort: 'relevance', page: 1, pageSize: 1 });
  return page.total;
}

test('a failing source leaves the living index unchanged', async () => {
  async function* failing(): AsyncGenerator<SearchDoc> {
    yield ship(1);
    throw new Error('the read model went away');
  }
  await expect(port.rebuild(failing())).rejects.toThrow('the read model went away');
  expect(await totalOf('帆船')).toBe(300);
  expect(await port.rebuild(numbered(300))).toEqual({ indexed: 300 });
});

test('folding leaves others their turn before the first documents are written', async () => {
  const texts = ['帆を上げる人の話です。'.repeat(500)];
  let folded = 0;
  const foldedAtTheirTurn = Promise.withResolvers<number>();
  async function* long(): AsyncGenerator<SearchDoc> {
    setImmediate(() => foldedAtTheirTurn.resolve(folded));
    for (; folded < 300; folded += 1) yield { ...ship(folded), texts };
  }
  await port.rebuild(long());
  expect(await foldedAtTheirTurn.promise).toBeLessThan(100);
});

test('only one rebuild runs at a time', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  async function* waiting(): AsyncGenerator<SearchDoc> {
    begun.resolve();
    await gate.promise;
    yield* numbered(300);
  }
  const first = port.rebuild(waiting());
  await begun.promise;
  await expect(port.rebuild(numbered(1))).rejects.toMatchObject({ name: 'SearchFault', tag: 'rejected' });
  gate.resolve();
  expect(await first).toEqual({ indexed: 300 });
});

test('no search fails and no write is lost while tables are swapped under them', async () => {
  let running = true;
  const searching = (async () => {
    let searches = 0;
    for (; running; searches += 1) expect(await totalOf('帆船')).toBeGreaterThanOrEqual(300);
    return searches;
  })();
  const writing = (async () => {
    let last = 1000;
    for (; running; last += 1) await port.upsert([ship(last)]);
    return last - 1000;
  })();
  for (let round = 0; round < 4; round += 1) await port.rebuild(numbered(300));
  running = false;
  const [searches, writes] = await Promise.all([searching, writing]);
  expect(searches).toBeGreaterThan(0);
  await eventually(async () => (await totalOf('帆船')) === 300 + writes);
});

test('popular documents stand first in the table, so that of a common text they are looked at', async () => {
  await port.rebuild(numbered(50));
  const { rows } = await sql<{ id: string }>`select id from search.doc limit 1`.execute(database.kysely<unknown>());
  expect(rows).toEqual([{ id: 'ship-49' }]);
});

test('documents of another normaliser are folded again', async () => {
  await port.upsert([ship(7)]);
  await sql`update search.doc set norm_version = ${NORM_VERSION - 1}, tsv = '' where id = 'ship-7'`.execute(
    database.kysely<unknown>(),
  );
  expect(await port.health()).toMatchObject({ normVersion: NORM_VERSION - 1 });
  await port.rebuild(numbered(50));
  expect(await port.health()).toMatchObject({ normVersion: NORM_VERSION });
  expect(await totalOf('7号の帆船')).toBeGreaterThan(0);
});

test('a long reader delays the swap, not the searches', async () => {
  const read = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const reader = database
    .kysely<unknown>()
    .transaction()
    .execute(async (transaction) => {
      await sql`select count(*) from search.doc`.execute(transaction);
      read.resolve();
      await release.promise;
    });
  await read.promise;
  const rebuilding = port.rebuild(numbered(40));
  await eventually(() => isWaitingForTheLock());
  expect(await totalOf('帆船')).toBeGreaterThan(0);
  release.resolve();
  await reader;
  expect((await rebuilding).indexed).toBeGreaterThanOrEqual(40);
});

async function isWaitingForTheLock(): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted`.execute(
    database.kysely<unknown>(),
  );
  return rows.length > 0;
}

test('a search that takes too long is cancelled', async () => {
  const blocker = database
    .kysely<unknown>()
    .transaction()
    .execute(async (transaction) => {
      await sql`lock table search.doc in access exclusive mode`.execute(transaction);
      await expect(totalOf('帆船')).rejects.toMatchObject({ code: '57014' });
    });
  await blocker;
});

test('opening twice at once is safe', async () => {
  const fresh = await createTestDatabase();
  const twice = openDatabase({ url: fresh.url, poolSize: 4, applicationName: 'search-twice' });
  await Promise.all([openSearch(undefined, twice), openSearch(undefined, twice)]);
  await twice.end();
  await fresh.drop();
});
