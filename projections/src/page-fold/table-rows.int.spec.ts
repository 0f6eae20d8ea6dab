import { type Database, openDatabase } from '@meikan/platform';
import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyTable } from '../read-model/table-definition.ts';
import { deleteRows, loadRows, writeRows } from './table-rows.ts';

const table: AnyTable = {
  name: 'thing',
  key: ['id', 'kind'],
  columns: {
    id: 'text',
    kind: 'text',
    note: 'text',
    tags: 'text[]',
    state: 'jsonb',
    count: 'integer',
    shown: 'boolean',
  },
  ddl: () => [],
};

let test: TestDatabase;
let database: Database;
let client: PoolClient;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 1, applicationName: 'table-rows' });
  client = await database.pool.connect();
  await client.query(
    `create table public.thing (id text, kind text, note text, tags text[] not null, state jsonb not null, count integer not null,
      shown boolean not null, primary key (id, kind))`,
  );
});
afterAll(async () => {
  client?.release();
  await database?.end();
  await test?.drop();
});

const text = fc.string({
  unit: fc.oneof(fc.constantFrom('"', '\\', '{', '}', ',', '\n', "'"), fc.constantFrom('あ', '𠮷', 'é')),
});
const row = fc.record({
  id: text,
  kind: fc.constantFrom('a', 'b'),
  note: fc.option(text),
  tags: fc.array(text, { maxLength: 4 }),
  state: fc.dictionary(
    fc.stringMatching(/^[a-z]{1,4}$/),
    fc.oneof(text, fc.integer(), fc.constant(null), fc.array(text)),
  ),
  count: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  shown: fc.boolean(),
});
const rows = fc.uniqueArray(row, { selector: ({ id, kind }) => `${id} ${kind}`, maxLength: 12 });

it('loads what it wrote, overwrites rows and deletes by key', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      await client.query('truncate public.thing');
      const keys = written.map(({ id, kind }) => [id, kind]);
      await writeRows(
        client,
        'public',
        table,
        written.map((one) => ({ ...one, note: 'before', tags: [] })),
      );
      await writeRows(client, 'public', table, written);
      const loaded = await loadRows(client, 'public', table, keys);
      expect([...loaded.values()]).toHaveLength(written.length);
      for (const one of written) expect(loaded.get(`${one.id}\u0000${one.kind}`)).toEqual(one);
      await deleteRows(client, 'public', table, keys.slice(1));
      expect((await loadRows(client, 'public', table, keys)).size).toBe(Math.min(written.length, 1));
    }),
    { numRuns: 60 },
  );
});
