import { type Database, openDatabase } from '@meikan/platform';
import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boolean, count, integer, json, orNull, text, texts } from '../read-model/column.ts';
import { tableDdl } from '../read-model/table-ddl.ts';
import { defineTable } from '../read-model/table-definition.ts';
import { deleteRows, loadRows, writeRows } from './table-rows.ts';

const table = defineTable({
  name: 'thing',
  key: ['id', 'kind'],
  columns: {
    id: text(),
    kind: text(),
    note: orNull(text()),
    tags: texts(),
    state: json(),
    size: integer(),
    used_count: count('usage r where r.thing = t.id'),
    shown: boolean(),
  },
});

let test: TestDatabase;
let database: Database;
let client: PoolClient;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 1, applicationName: 'table-rows' });
  client = await database.pool.connect();
  for (const statement of tableDdl('public', table)) await client.query(statement);
});
afterAll(async () => {
  client?.release();
  await database?.end();
  await test?.drop();
});

const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom('"', '\\', '{', '}', ',', '\n', "'"), fc.constantFrom('あ', '𠮷', 'é')),
});
const row = fc.record({
  id: anyText,
  kind: fc.constantFrom('a', 'b'),
  note: fc.option(anyText),
  tags: fc.array(anyText, { maxLength: 4 }),
  state: fc.dictionary(
    fc.stringMatching(/^[a-z]{1,4}$/),
    fc.oneof(anyText, fc.integer(), fc.constant(null), fc.array(anyText)),
  ),
  size: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  used_count: fc.nat(),
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

it('a count is written with a new row and left alone on one that is there', async () => {
  const one = { id: 'counted', kind: 'a', note: null, tags: [], state: {}, size: 1, used_count: 7, shown: true };
  await writeRows(client, 'public', table, [one]);
  await writeRows(client, 'public', table, [{ ...one, size: 2, used_count: 0 }]);
  const loaded = await loadRows(client, 'public', table, [['counted', 'a']]);
  expect([...loaded.values()]).toEqual([{ ...one, size: 2 }]);
});
