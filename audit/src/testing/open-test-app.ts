import { randomBytes } from 'node:crypto';
import { accountId } from '@meikan/domain';
import {
  codecs,
  createCommandHandler,
  createPostgresEventLog,
  createPostgresSubjectKeys,
  eventLogMigrations,
  type RecordedEvent,
} from '@meikan/event-log';
import { openOwnAccounts } from '@meikan/identity';
import {
  type Authenticate,
  anonymous,
  createLogger,
  createServer,
  migrate,
  openDatabase,
  platformMigrations,
  recordRefusals,
  uuidv7,
  type Viewer,
} from '@meikan/platform';
import { startProjections } from '@meikan/projections';
import { createTestDatabase } from '@meikan/testkit';
import { auditApi } from '../audit-api.ts';
import { AT } from './at.ts';
import { deafSearch } from './deaf-search.ts';
import { Writer } from './writer.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The authorization header of each role is its name. */
function viewerOf(role: string | undefined): Viewer {
  if (role !== 'general' && role !== 'business' && role !== 'admin') return anonymous;
  return { kind: 'account', accountId: accountId(`${role}-account`), role };
}

export type Asked = { readonly as?: string; readonly body?: object; readonly key?: string };

export type AuditOptions = {
  /** Asked about every event before the projections read it; what it throws is what the codec throws. */
  readonly check?: (event: RecordedEvent) => void;
};

/** The audit over a real log and real projections, asked by HTTP. */
export async function openTestApp({ check = () => undefined }: AuditOptions = {}) {
  await using opened = new AsyncDisposableStack();
  const test = await createTestDatabase();
  opened.defer(() => test.drop());
  const database = openDatabase({ url: test.url, poolSize: 16, applicationName: 'audit-spec' });
  opened.defer(() => database.end());
  const { pool } = database;
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  await migrate(pool, platformMigrations);
  const log = createPostgresEventLog({ pool });
  opened.defer(() => log.close());
  const keys = createPostgresSubjectKeys({ pool, kek: randomBytes(32) });
  const handler = createCommandHandler({ log, codecs, keys });
  const decoder = {
    async decode(recorded: RecordedEvent) {
      check(recorded);
      return codecs.decode(recorded, keys);
    },
    async decodeAll(page: readonly RecordedEvent[]) {
      for (const recorded of page) check(recorded);
      return codecs.decodeAll(page, keys);
    },
  };
  const projections = await startProjections({ log, decoder, pool, search: deafSearch, logger: silent });
  opened.defer(() => projections.stop());
  const onRefused = recordRefusals(database, createLogger({ level: 'silent', name: 'audit-spec' }));
  const app = await createServer({ logger: false, limits: 'off', onRefused });
  const clock = { now: () => new Date(AT) };
  const authenticate: Authenticate = async ({ headers }) => viewerOf(headers.authorization);
  const ownAccount = await openOwnAccounts({ database, clock });
  const parts = { log, handler, codecs, keys, database, ownAccount, authenticate, clock, newId: uuidv7 };
  await app.register(auditApi({ ...parts, rebuilds: projections.rebuilds, parking: projections }));
  opened.defer(() => app.close());
  const held = opened.move();
  return {
    app,
    log,
    keys,
    handler,
    pool,
    projections,
    write: new Writer(handler),
    async ask(method: 'GET' | 'POST', url: string, { as = 'admin', body, key }: Asked = {}) {
      const headers = { authorization: as, ...(key === undefined ? {} : { 'idempotency-key': key }) };
      const answer = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
    /** What admins did here, oldest first. */
    async acts() {
      const events = await log.readAll({ limit: 1_000, categories: ['adminop'] });
      return events.map(({ type, data, metadata }) => ({ type, data, by: metadata.actor.id, reason: metadata.reason }));
    },
    close: () => held.disposeAsync(),
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
