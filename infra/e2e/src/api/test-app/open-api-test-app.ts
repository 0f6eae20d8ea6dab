import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountId } from '@meikan/domain';
import { fetchDemoIdToken, fetchDemoToken } from '@meikan/identity';
import { type Application, openApplication } from '@meikan/local';
import { type Database, loadConfiguration, openDatabase, type SafeFetch, systemClock } from '@meikan/platform';
import { createTestDatabase, eventually, type TestDatabase } from '@meikan/testkit';
import { encodeBody, type SentBody } from './encode-body.ts';
import { type Lines, listeningLogger } from './listening-logger.ts';
import { telling } from './tell.ts';
import { type Writer, writeDirectory } from './write-directory.ts';

/**
 * Who asks. Mio owns her profile and, with the firm, a page, of which Staff is a member; the others own nothing that is
 * asked for. The last is hidden by an admin once signed in.
 */
export const accounts = {
  general: { id: 'sora', mode: 'general', admin: false },
  'general-owner': { id: 'mio', mode: 'general', admin: false },
  'business-owner': { id: 'firm', mode: 'business', admin: false },
  'business-other': { id: 'rival', mode: 'business', admin: false },
  'member-of-paid': { id: 'staff', mode: 'general', admin: false },
  admin: { id: 'admin', mode: 'general', admin: true },
  disabled: { id: 'gone', mode: 'general', admin: false },
} as const;
export type SignedIn = keyof typeof accounts;
export type Who = SignedIn | 'anonymous';
export const everyone: readonly Who[] = [
  'anonymous',
  'general',
  'general-owner',
  'business-owner',
  'business-other',
  'member-of-paid',
  'admin',
  'disabled',
];

/** Those whom every test may count on being there; the others come when they first ask. */
const AT_HOME: readonly SignedIn[] = ['general', 'general-owner', 'business-owner', 'business-other', 'admin'];

const PASSWORD = 'neko-to-meikan-2026';
export const SHELL =
  '<!doctype html><html lang="ja"><head><title>名鑑</title><meta name="description" content="名鑑"></head><body><div id="root"></div></body></html>';

export type Request = SentBody & {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answer = Awaited<ReturnType<Application['app']['inject']>>;

/** All services in one process over a database of their own, with accounts that signed in by the real pages. */
export type ApiTestApp = {
  readonly application: Application;
  readonly write: Writer;
  /** Every line that the server logged. */
  readonly lines: Lines;
  ask(who: Who, request: Request): Promise<Answer>;
  readonly baseUrl: string;
  /** A session of its own, for calls that end it. */
  newToken(who: SignedIn): Promise<string>;
  /** What the provider gives the app for a session. */
  newIdToken(who: SignedIn): Promise<string>;
  /** Of all services. */
  readonly pool: Database['pool'];
  /** Until everything written so far can be read and found. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};

async function buildPages(folder: string): Promise<string> {
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), SHELL);
  await writeFile(join(dist, 'robots.txt'), 'User-agent: *');
  await writeFile(join(dist, 'assets', 'app-1a2b3c.js'), 'export {};');
  await writeFile(join(dist, 'page-policy.json'), JSON.stringify({ scriptHashes: [], styleHashes: [] }));
  await writeFile(join(dist, 'page-files.json'), '{}');
  await writeFile(join(dist, 'version.json'), '{"build":"1a2b3c"}');
  return dist;
}

const emailOf = (who: SignedIn) => `${accounts[who].id}@demo.example`;

const seedAccounts = (application: Application) =>
  application.identity.seedDemoAccounts(
    Object.values(accounts).map(({ id, mode, admin }) => ({
      accountId: accountId(id),
      email: `${id}@demo.example`,
      name: `利用者${id}`,
      mode,
      admin,
      password: PASSWORD,
    })),
  );

/** Sessions of the accounts, each signed in when it first asks. */
function sessionsOf(
  application: Application,
  baseUrl: string,
  write: Writer,
): (who: Who) => Promise<string | undefined> {
  const tokens = new Map<Who, Promise<string>>();
  const signIn = async (who: SignedIn) => {
    const { id, mode } = accounts[who];
    // Before the first session, so that the user name is known.
    if (mode === 'general') await write.person(id);
    const token = await fetchDemoToken(baseUrl, { email: emailOf(who), password: PASSWORD });
    if (who === 'disabled') await application.identity.setDisabled(accountId(id), true);
    return token;
  };
  return async (who) => {
    if (who === 'anonymous') return undefined;
    const token = tokens.get(who) ?? signIn(who);
    tokens.set(who, token);
    return token;
  };
}

/** What of the outside is replaced; all of it is real and new without. */
export type Outside = { readonly safeFetch?: SafeFetch; readonly place?: Place };

/** Where an application finds what a former one left; it is still there afterwards. */
export type Place = { readonly database: Pick<TestDatabase, 'url'>; readonly folder: string; readonly kek: string };

async function newPlace(opened: AsyncDisposableStack): Promise<Place> {
  const database = await createTestDatabase();
  opened.defer(() => database.drop());
  const folder = await mkdtemp(join(tmpdir(), 'meikan-api-'));
  opened.defer(() => rm(folder, { recursive: true }));
  return { database, folder, kek: randomBytes(32).toString('base64') };
}

export async function openApiTestApp({ place, ...outside }: Outside = {}): Promise<ApiTestApp> {
  await using opened = new AsyncDisposableStack();
  const { database, folder, kek } = place ?? (await newPlace(opened));
  const { pool, end } = openDatabase({ url: database.url, poolSize: 1, applicationName: 'api-test-app' });
  opened.defer(end);
  const { logger, lines } = listeningLogger();
  const configuration = loadConfiguration({ NODE_ENV: 'test', RATE_LIMITS: 'off', MEIKAN_DEMO: 'none' });
  const application = await openApplication({
    configuration,
    databaseUrl: database.url,
    kek,
    dataFolder: folder,
    pwaDist: await buildPages(folder),
    logger,
    clock: systemClock,
    ...outside,
  });
  opened.use(application);
  opened.defer(() => application.app.close());
  const baseUrl = await application.app.listen({ host: '127.0.0.1', port: 0 });
  const write = writeDirectory(telling(application.handler));
  await seedAccounts(application);
  const tokenOf = sessionsOf(application, baseUrl, write);
  for (const who of AT_HOME) await tokenOf(who);
  const held = opened.move();
  return {
    application,
    lines,
    baseUrl,
    pool,
    write,
    async ask(who, { method = 'GET', url, headers, ...body }) {
      const token = await tokenOf(who);
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const sent = await encodeBody(body);
      return application.app.inject({
        ...sent,
        method,
        url,
        headers: { ...authorization, ...sent.headers, ...headers },
      });
    },
    newToken: (who) => fetchDemoToken(baseUrl, { email: emailOf(who), password: PASSWORD }),
    newIdToken: (who) => fetchDemoIdToken(baseUrl, { email: emailOf(who), password: PASSWORD }),
    async caughtUp() {
      if (!(await application.projections.caughtUp())) throw new Error('the read model is behind');
      // Searches ask an index, which follows the tables.
      await eventually(async () => (await pool.query('select from read_model.search_outbox limit 1')).rowCount === 0);
    },
    close: () => held.disposeAsync(),
  };
}
