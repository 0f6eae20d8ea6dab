import { randomBytes } from 'node:crypto';
import { accountId } from '@meikan/domain';
import {
  codecs,
  createCommandHandler,
  createPostgresEventLog,
  createPostgresSubjectKeys,
  eventLogMigrations,
} from '@meikan/event-log';
import { createIdentity, fetchDemoToken } from '@meikan/identity';
import { createLogger, createServer, migrate, openDatabase, systemClock } from '@meikan/platform';
import { startProjections } from '@meikan/projections';
import { createTestDatabase, eventually, freePort, refusalOf, startProgram, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deafSearch } from './testing/deaf-search.ts';
import { Writer } from './testing/writer.ts';

const kek = randomBytes(32);
const operator = { email: 'operator@demo.example', password: 'neko-to-meikan-2026' };
const program = new URL('main.ts', import.meta.url);
const opened = new AsyncDisposableStack();
let own: TestDatabase;
let token: string;

/** What the other services keep: a log with a person in it, the read model, and an admin who signed in. */
async function openNeighbours(url: string): Promise<void> {
  const logger = createLogger({ level: 'silent', name: 'neighbours' });
  const database = openDatabase({ url, poolSize: 16, applicationName: 'audit-main-spec' });
  opened.defer(() => database.end());
  const { pool } = database;
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  const log = createPostgresEventLog({ pool });
  opened.defer(() => log.close());
  const keys = createPostgresSubjectKeys({ pool, kek });
  const handler = createCommandHandler({ log, codecs, keys });
  await new Writer(handler).person('mio', '水野 さつき');
  const decoder = {
    decode: (recorded: Parameters<typeof codecs.decode>[0]) => codecs.decode(recorded, keys),
    decodeAll: (page: Parameters<typeof codecs.decodeAll>[0]) => codecs.decodeAll(page, keys),
  };
  const projections = await startProjections({ log, decoder, pool, search: deafSearch, logger });
  opened.defer(() => projections.stop());
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const identity = await createIdentity({
    settings: { production: false, publicUrl, issuer: { kind: 'embedded' }, social: [] },
    database,
    handler,
    keys,
    mailer: { send: async () => undefined, close: async () => undefined },
    clock: systemClock,
    log: logger,
    pagesOwnedAlone: async () => [],
  });
  opened.defer(() => identity.close());
  await identity.seedDemoAccounts([
    { ...operator, accountId: accountId('operator'), name: '運営', mode: 'general', admin: true },
  ]);
  const app = await createServer({ logger: false, limits: 'off', publicUrl });
  await app.register(identity.plugin);
  await app.listen({ host: '127.0.0.1', port });
  opened.defer(() => app.close());
  token = await fetchDemoToken(`http://127.0.0.1:${port}`, operator);
}

beforeAll(async () => {
  own = await createTestDatabase();
  opened.defer(() => own.drop());
  await openNeighbours(own.url);
});
afterAll(() => opened.disposeAsync());

/** The service in a process of its own, once it says that it is ready. */
const start = () => startProgram(program, { DATABASE_URL: own.url, MEIKAN_KEK: kek.toString('base64') });

test('runs apart, tells an admin and nobody else what happened, and ends when told to', async () => {
  await using service = await start();
  const { baseUrl, ready } = service;
  expect(ready).toMatchObject({ ready: true, parts: { log: { ready: true }, 'read model': { ready: true } } });
  const ask = (headers: Record<string, string>) => fetch(`${baseUrl}/api/audit/history/user/mio`, { headers });
  expect([(await ask({})).status, (await ask({ authorization: 'Bearer st_wrong' })).status]).toEqual([401, 401]);
  const answer = await ask({ authorization: `Bearer ${token}` });
  expect([answer.status, answer.headers.get('total')]).toEqual([200, '1']);
  expect(JSON.stringify(await answer.json())).toContain('水野 さつき');
  expect(await service.terminate()).toBe(0);
});

test('runs the rebuild that an admin orders, and ends', async () => {
  await using service = await start();
  const at = `${service.baseUrl}/api/audit/projections`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ action: 'start', reason: '試すため' });
  expect((await fetch(`${at}/directory/rebuild`, { method: 'POST', headers, body })).status).toBe(200);
  await eventually(async () => {
    const seen = await (await fetch(at, { headers })).json();
    expect(seen).toMatchObject({ payload: [{ name: 'directory', rebuild: { status: 'ready' } }] });
    return true;
  });
  expect(await service.terminate()).toBe(0);
});

test.each([
  ['DATABASE_URL', { MEIKAN_KEK: kek.toString('base64') }],
  ['MEIKAN_KEK', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }],
])('does not start without %s, and says so', async (name, environment) => {
  expect(await refusalOf(program, environment)).toBe(
    `1 名鑑（audit）を始められませんでした。\n${name}: 単独で動かすには、この設定が必要です。\n`,
  );
});
