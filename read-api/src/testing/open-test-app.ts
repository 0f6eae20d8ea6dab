import { workspaceMigrations } from '@meikan/datasets';
import { accountId } from '@meikan/domain';
import { footprintMigrations } from '@meikan/footprints';
import { createServer, type Database, migrate, openDatabase } from '@meikan/platform';
import { followWatermarks, readModelDdl, type Watermarks } from '@meikan/projections/read-model';
import { openSearch } from '@meikan/search';
import { createTestDatabase } from '@meikan/testkit';
import type { FastifyInstance } from 'fastify';
import { readApi } from '../read-api.ts';

/** The read side over an empty read model, whose rows a spec writes itself. */
export type TestApp = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly watermarks: Watermarks;
  /** Says that the fold has come to `position`, in one commit with what it wrote, and waits until this test app has heard it. */
  moveTo(position: string, written: string): Promise<void>;
  close(): Promise<void>;
};

export async function openTestApp(): Promise<TestApp> {
  const test = await createTestDatabase();
  const database = openDatabase({ url: test.url, poolSize: 8, applicationName: 'read-api-spec' });
  const { pool } = database;
  for (const statement of readModelDdl('read_model')) await pool.query(statement);
  await migrate(pool, footprintMigrations);
  await migrate(pool, workspaceMigrations);
  await pool.query(
    "insert into read_model.checkpoint (name, position, epoch, version) values ('directory', '0', 1, 'x')",
  );
  const search = await openSearch(undefined, database);
  const watermarks = await followWatermarks(pool);
  const app = await createServer({ logger: false, limits: 'off' });
  const authenticate = async ({ headers }: { headers: { authorization?: string | undefined } }) =>
    headers.authorization === undefined
      ? ({ kind: 'anonymous' } as const)
      : ({ kind: 'account', accountId: accountId('u-mio'), role: 'general' } as const);
  const ownAccount = async (id: string) => ({ email: `${id}@example.jp`, mode: 'general' as const, name: `名前${id}` });
  const clock = { now: () => new Date('2026-11-21T12:00:00.000Z') };
  await app.register(readApi({ database, watermarks, search, authenticate, ownAccount, clock }));
  return {
    app,
    database,
    watermarks,
    async moveTo(position, written) {
      // Statements that are sent together are one transaction.
      await pool.query(
        `${written}; update read_model.checkpoint set position = '${position}' where name = 'directory';
        select pg_notify('read_model_moved', '${position}')`,
      );
      const heard = await watermarks.waitFor(position, { withinMs: 60_000 });
      if (!heard.reached) throw new Error(`the testApp has not heard of ${position}`);
    },
    async close() {
      await app.close();
      await watermarks.close();
      await search.close();
      await database.end();
      await test.drop();
    },
  };
}
