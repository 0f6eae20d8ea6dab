import { createTestDatabase, eventually, type TestDatabase } from '@meikan/testkit';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';
import { isDatabaseOutage } from './outage.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 4, applicationName: 'platform-spec', statementTimeout: 2_000 });
});

afterAll(async () => {
  await database.end();
  await test.drop();
});

function counting(ran: string[]): Record<string, Migration> {
  return {
    '0001-things': {
      async up(db: Kysely<unknown>) {
        ran.push('0001-things');
        await db.schema.createTable('things').addColumn('id', 'bigint').execute();
      },
    },
  };
}

describe('openDatabase', () => {
  it('keeps int8, numeric and dates as text and reads JSON', async () => {
    const { rows } = await database.pool.query(
      `select 9007199254740993::int8 as position, 1.10::numeric as price, date '2026-01-31' as day, true as flag,
              4::int4 as few, '{"a":[1]}'::jsonb as json, array['あ','い'] as tags, array[9007199254740993]::int8[] as positions`,
    );
    expect(rows[0]).toEqual({
      position: '9007199254740993',
      price: '1.10',
      day: '2026-01-31',
      flag: true,
      few: 4,
      json: { a: [1] },
      tags: ['あ', 'い'],
      positions: ['9007199254740993'],
    });
  });

  it('cancels a statement that takes too long, as an outage', async () => {
    const short = openDatabase({ url: test.url, poolSize: 1, applicationName: 'short', statementTimeout: 50 });
    const error = await short.pool.query('select pg_sleep(5)').catch((reason: unknown) => reason);
    await short.end();
    expect(isDatabaseOutage(error)).toBe(true);
  });

  it('survives a lost connection and reports it', async () => {
    const errors: Error[] = [];
    const lossy = openDatabase({
      url: test.url,
      poolSize: 1,
      applicationName: 'lossy',
      onError: (error) => errors.push(error),
    });
    const { rows } = await lossy.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await eventually(() => errors.length > 0);
    const again = await lossy.pool.query('select 1 as one');
    await lossy.end();
    expect(again.rows).toEqual([{ one: 1 }]);
  });

  it('reports an unreachable server as an outage', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1, applicationName: 'away' });
    const error = await away.pool.query('select 1').catch((reason: unknown) => reason);
    await away.end();
    expect(isDatabaseOutage(error)).toBe(true);
  });
});

describe('migrate', () => {
  it('runs once, also when two processes start together', async () => {
    const ran: string[] = [];
    const set = { schema: 'room_a', migrations: counting(ran) };
    const other = openDatabase({ url: test.url, poolSize: 1, applicationName: 'other' });
    const results = await Promise.all([
      migrate(database.pool, set),
      migrate(other.pool, set),
      migrate(database.pool, set),
    ]);
    await other.end();
    expect(ran).toEqual(['0001-things']);
    expect(results.flat()).toEqual(['0001-things']);
  });

  it('keeps schemas apart and leaves the connection as it was', async () => {
    await migrate(database.pool, { schema: 'room_b', migrations: counting([]) });
    const db = database.withSchema<{ things: { id: string } }>('room_b');
    await db.insertInto('things').values({ id: '1' }).execute();
    expect(await db.selectFrom('things').selectAll().execute()).toEqual([{ id: '1' }]);
    const { rows } = await sql<{ search_path: string }>`show search_path`.execute(database.kysely());
    expect(rows[0]?.search_path).toBe('"$user", public');
  });

  it('keeps the prepared statements of others on its connection', async () => {
    const alone = openDatabase({ url: test.url, poolSize: 1, applicationName: 'alone' });
    const prepared = { name: 'answer', text: 'select $1::int4 as answer', values: [42] };
    try {
      await alone.pool.query(prepared);
      await migrate(alone.pool, { schema: 'room_d', migrations: counting([]) });
      expect((await alone.pool.query(prepared)).rows).toEqual([{ answer: 42 }]);
    } finally {
      await alone.end();
    }
  });

  it('throws the error of a migration, and the next try runs it again', async () => {
    const broken = { '0001-broken': { up: async () => Promise.reject(new Error('no')) } };
    await expect(migrate(database.pool, { schema: 'room_c', migrations: broken })).rejects.toThrow('no');
    expect(
      await migrate(database.pool, { schema: 'room_c', migrations: { '0001-broken': { up: async () => {} } } }),
    ).toEqual(['0001-broken']);
  });
});
