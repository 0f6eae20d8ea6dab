import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

test('a test database is empty and its own', async () => {
  const other = await createTestDatabase();
  await ask(database.url, 'create table only_here()');
  expect(await ask(other.url, "select to_regclass('only_here') as found")).toEqual([{ found: null }]);
  await other.drop();
  await other.drop();
});

test('a copy of one holds what it held, and goes its own way', async () => {
  const original = await createTestDatabase();
  await ask(original.url, 'create table shared(); create table mine()');
  const copy = await createTestDatabase(original);
  await ask(copy.url, 'drop table mine');
  const tables = "select to_regclass('shared')::text as shared, to_regclass('mine')::text as mine";
  expect(await ask(copy.url, tables)).toEqual([{ shared: 'shared', mine: null }]);
  expect(await ask(original.url, tables)).toEqual([{ shared: 'shared', mine: 'mine' }]);
  for (const one of [copy, original]) await one.drop();
});

test('finds parts of Japanese words', async () => {
  await ask(database.url, 'create extension pg_trgm');
  expect(await ask(database.url, "select 'さくら工業株式会社' % 'さくら工業' as found")).toEqual([{ found: true }]);
});

test('dropping it closes open connections', async () => {
  const busy = await createTestDatabase();
  const client = new pg.Client({ connectionString: busy.url });
  const cut = new Promise((resolve) => client.on('error', resolve));
  await client.connect();
  await busy.drop();
  expect(await cut).toBeInstanceOf(Error);
});
