import { randomBytes } from 'node:crypto';
import { accountId } from '@meikan/domain';
import {
  type CommandHandler,
  codecs,
  createCommandHandler,
  createPostgresEventLog,
  createPostgresSubjectKeys,
  type EventLog,
  eventLogMigrations,
  type RecordedEvent,
} from '@meikan/event-log';
import { footprintMigrations, openFootprints } from '@meikan/footprints';
import {
  type AccountViewer,
  anonymous,
  type Clock,
  createServer,
  type Limits,
  migrate,
  openDatabase,
  ProblemError,
  type RefusedAttempt,
  type SafeFetch,
  uuidv7,
} from '@meikan/platform';
import { createTestDatabase } from '@meikan/testkit';
import type { FastifyInstance } from 'fastify';
import { commandApi } from '../command-api.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { people } from './directory.ts';
import { multipart } from './multipart.ts';
import { seedDirectory } from './seed-directory.ts';

export type Who = keyof typeof people | 'anonymous';
export type Asked = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: object;
  /** Instead of `body`: the fields of a multipart form. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Answered = {
  readonly status: number;
  // Whatever the server sent: specs compare it with what they expect.
  readonly json: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** What this one request wrote, in log order. */
  readonly appended: readonly RecordedEvent[];
};

/** The command side over a real PostgreSQL log, with people who say by their header who they are. */
export type TestApp = {
  readonly app: FastifyInstance;
  readonly log: EventLog;
  readonly deps: CommandApiDeps;
  /** What was tried that only admins may do. */
  readonly refused: readonly RefusedAttempt[];
  /** One request, and what it appended to the whole log. Not for requests at the same time. */
  ask(who: Who, asked: Asked): Promise<Answered>;
  send(who: Who, asked: Asked): Promise<Omit<Answered, 'appended'>>;
  since(position: string): Promise<readonly RecordedEvent[]>;
  close(): Promise<void>;
};

export const at = new Date('2026-11-21T12:00:00.000Z');

function viewerOf(name: string | undefined): AccountViewer | typeof anonymous {
  if (name === undefined) return anonymous;
  const known = Object.entries(people).find(([who]) => name === `Bearer ${who}`);
  if (!known) throw new ProblemError({ code: 'unauthenticated' });
  return { kind: 'account', accountId: accountId(known[1].id), role: known[1].role };
}

type TestAppOptions = {
  /** How often what may be asked; counts nothing unless told. */
  readonly limits?: Limits;
  /** Stands between the test app and the log, for faults. */
  readonly through?: (handler: CommandHandler) => CommandHandler;
  /** Stands still at `at` unless told. */
  readonly clock?: Clock;
  /** What stands behind addresses that people give; a feed of one item unless told. */
  readonly safeFetch?: SafeFetch;
};

const everywhere: SafeFetch = async (url) => {
  const body = Buffer.from(
    '<rss><channel><item><title>返金処理</title><link>http://mio.example/1</link></item></channel></rss>',
  );
  return { kind: 'fetched', url, contentType: 'text/xml', etag: undefined, body };
};

export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { through = (handler) => handler, clock = { now: () => at }, safeFetch = everywhere } = options;
  const test = await createTestDatabase();
  const database = openDatabase({ url: test.url, poolSize: 8, applicationName: 'command-api-spec' });
  const { pool } = database;
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  await migrate(pool, footprintMigrations);
  const log = createPostgresEventLog({ pool });
  const keys = createPostgresSubjectKeys({ pool, kek: randomBytes(32) });
  const handler = createCommandHandler({ log, codecs, keys });
  await seedDirectory(handler);
  const refused: RefusedAttempt[] = [];
  const onRefused = async (attempt: RefusedAttempt) => void refused.push(attempt);
  const app = await createServer({ logger: false, limits: options.limits ?? 'off', onRefused });
  const authenticate = async ({ headers }: { headers: { authorization?: string | undefined } }) =>
    viewerOf(headers.authorization);
  const addressOf = async (id: string) => `${id}@example.jp`;
  const outside = { safeFetch, footprints: openFootprints(database, clock), addressOf };
  const deps = { handler: through(handler), log, keys, authenticate, clock, newId: uuidv7, ...outside };
  await app.register(commandApi(deps));
  const close = async () => {
    await app.close();
    await log.close();
    await database.end();
    await test.drop();
  };
  return { app, log, deps, refused, ...asking(app, log), close };
}

function asking(app: FastifyInstance, log: EventLog): Pick<TestApp, 'ask' | 'send' | 'since'> {
  const since: TestApp['since'] = async (position) => {
    const after = log.parsePosition(position);
    return log.readAll({ limit: 1_000, ...(after === null || after === log.start ? {} : { after }) });
  };
  const send: TestApp['send'] = async (who, { method, url, body, form, headers }) => {
    const authorization = who === 'anonymous' ? {} : { authorization: `Bearer ${who}` };
    const answer = await app.inject({
      method,
      url,
      headers: { ...authorization, ...(form === undefined ? {} : multipart.headers), ...headers },
      ...(form === undefined ? {} : { payload: multipart.of(form) }),
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, json: answer.json(), headers: answer.headers };
  };
  return {
    since,
    send,
    async ask(who, asked) {
      const before = await log.head();
      const answer = await send(who, asked);
      return { ...answer, appended: await since(before) };
    },
  };
}
