import { accountId, defineCommand, japanDay } from '@meikan/contracts';
import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { registerCall } from '../calls/register-call.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { platformMigrations } from '../database/platform-migrations.ts';
import { createLogger } from '../logging/logger.ts';
import { createServer } from '../server/create-server.ts';
import { anonymous, type Viewer } from '../viewer.ts';
import { listRefusals, recordRefusals } from './refused-attempts.ts';

const verify = defineCommand({
  name: 'verify',
  method: 'PUT',
  path: '/api/pages/:id/verify',
  access: 'admin',
  summary: 'ページを認証する',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ token: z.string() }),
  answer: z.object({}),
});
const viewers: Readonly<Record<string, Viewer>> = {
  owner: { kind: 'account', accountId: accountId('u-owner'), role: 'general' },
  firm: { kind: 'account', accountId: accountId('b-firm'), role: 'business' },
  admin: { kind: 'account', accountId: accountId('u-admin'), role: 'admin' },
};

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 4, applicationName: 'refusals-spec' });
  await migrate(database.pool, platformMigrations);
});
afterAll(async () => {
  await database?.end();
  await test?.drop();
});
beforeEach(() => database.pool.query('truncate platform.refused_attempt'));

async function serve() {
  const onRefused = recordRefusals(database, createLogger({ level: 'silent', name: 'refusals-spec' }));
  const app = await createServer({ logger: false, limits: 'off', onRefused });
  const authenticate = async ({ headers }: { headers: { authorization?: string | undefined } }) =>
    viewers[headers.authorization ?? ''] ?? anonymous;
  registerCall(app, verify, () => ({ payload: {} }), { authenticate });
  return async (who: string, page = 'p-1') => {
    const headers = { authorization: who };
    const answer = await app.inject({ method: 'PUT', url: `/api/pages/${page}/verify?token=secret`, headers });
    return answer.statusCode;
  };
}
const kept = () => listRefusals(database, { limit: 10, offset: 0 });
const ISO = expect.stringMatching(/^20.*Z$/);

it('records who tried an admin call, once a day with a count, before the refusal is answered', async () => {
  const put = await serve();
  expect([await put('firm'), await put('owner'), await put('owner', 'p-2')]).toEqual([403, 403, 403]);
  expect(await kept()).toEqual({
    total: 2,
    rows: [
      {
        accountId: 'u-owner',
        role: 'general',
        call: 'PUT /api/pages/:id/verify',
        lastTarget: '/api/pages/p-2/verify',
        attempts: 2,
        firstAt: ISO,
        lastAt: ISO,
      },
      expect.objectContaining({ accountId: 'b-firm', role: 'business', attempts: 1 }),
    ],
  });
});

// One of the two has another day than Japan at any time.
it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('counts by days in Japan, with the session in %s', async (zone) => {
  const elsewhere = openDatabase({ url: test.url, poolSize: 1, applicationName: 'refusals-spec' });
  onTestFinished(() => elsewhere.end());
  await elsewhere.pool.query(`select set_config('TimeZone', $1, false)`, [zone]);
  const viewer = { kind: 'account', accountId: accountId('u-owner'), role: 'general' } as const;
  const silent = createLogger({ level: 'silent', name: 'refusals-spec' });
  await recordRefusals(
    elsewhere,
    silent,
  )({ viewer, call: 'PUT /api/pages/:id/verify', target: '/api/pages/p-1/verify' });
  const { rows } = await elsewhere.pool.query<{ zone: string; day: string; at: Date }>(
    `select current_setting('TimeZone') as zone, to_char(day, 'YYYY-MM-DD') as day, first_at as at from platform.refused_attempt`,
  );
  expect(rows.map((row) => [row.zone, row.day])).toEqual(rows.map(({ at }) => [zone, japanDay(at)]));
  expect(rows).toHaveLength(1);
});

it('records neither admins nor anonymous callers', async () => {
  const put = await serve();
  expect([await put('admin'), await put('')]).toEqual([200, 401]);
  expect(await kept()).toEqual({ rows: [], total: 0 });
});

it('deletes records after a year', async () => {
  const put = await serve();
  await put('firm');
  await database.pool.query(
    `update platform.refused_attempt set last_at = now() - interval '366 days', day = current_date - 366`,
  );
  await put('owner');
  expect((await kept()).rows.map(({ accountId }) => accountId)).toEqual(['u-owner']);
});

it('refuses the call also when recording fails', async () => {
  const put = await serve();
  await database.pool.query('alter table platform.refused_attempt rename to elsewhere');
  expect(await put('owner')).toBe(403);
  await database.pool.query('alter table platform.elsewhere rename to refused_attempt');
});
