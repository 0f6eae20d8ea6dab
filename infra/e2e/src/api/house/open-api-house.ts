import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountId } from '@meikan/domain';
import { fetchDemoToken } from '@meikan/identity';
import { type House, openHouse } from '@meikan/local';
import { loadConfiguration, systemClock } from '@meikan/platform';
import { createTestDatabase } from '@meikan/testkit';
import { encodeBody, type SentBody } from './encode-body.ts';
import { type Lines, listeningLogger } from './listening-logger.ts';
import { telling } from './tell.ts';
import { type Writer, writeDirectory } from './write-directory.ts';

/** Who asks. Mio owns her profile and, with the firm, a page; the others own nothing that is asked for. */
export const accounts = {
  general: { id: 'sora', mode: 'general', admin: false },
  'general-owner': { id: 'mio', mode: 'general', admin: false },
  'business-owner': { id: 'firm', mode: 'business', admin: false },
  'business-other': { id: 'rival', mode: 'business', admin: false },
  admin: { id: 'admin', mode: 'general', admin: true },
} as const;
export type SignedIn = keyof typeof accounts;
export type Who = SignedIn | 'anonymous';
export const everyone: readonly Who[] = [
  'anonymous',
  'general',
  'general-owner',
  'business-owner',
  'business-other',
  'admin',
];

const PASSWORD = 'neko-to-meikan-2026';
export const SHELL =
  '<!doctype html><html lang="ja"><head><title>名鑑</title><meta name="description" content="名鑑"></head><body><div id="root"></div></body></html>';

export type Request = SentBody & {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answer = Awaited<ReturnType<House['app']['inject']>>;

/** All rooms in one process over a database of their own, with accounts that signed in by the real pages. */
export type ApiHouse = {
  readonly house: House;
  readonly write: Writer;
  /** Every line that the server logged. */
  readonly lines: Lines;
  ask(who: Who, request: Request): Promise<Answer>;
  readonly baseUrl: string;
  /** A session of its own, for calls that end it. */
  newToken(who: SignedIn): Promise<string>;
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

async function signInAll(house: House, baseUrl: string): Promise<ReadonlyMap<Who, string>> {
  await house.identity.seedDemoAccounts(
    Object.entries(accounts).map(([, { id, mode, admin }]) => ({
      accountId: accountId(id),
      email: `${id}@demo.example`,
      name: `利用者${id}`,
      mode,
      admin,
      password: PASSWORD,
    })),
  );
  const tokens = new Map<Who, string>();
  for (const who of everyone) {
    if (who === 'anonymous') continue;
    tokens.set(who, await fetchDemoToken(baseUrl, { email: emailOf(who), password: PASSWORD }));
  }
  return tokens;
}

export async function openApiHouse(): Promise<ApiHouse> {
  await using opened = new AsyncDisposableStack();
  const test = await createTestDatabase();
  opened.defer(() => test.drop());
  const folder = await mkdtemp(join(tmpdir(), 'meikan-api-'));
  opened.defer(() => rm(folder, { recursive: true }));
  const { logger, lines } = listeningLogger();
  const configuration = loadConfiguration({ NODE_ENV: 'test', RATE_LIMITS: 'off', MEIKAN_DEMO: 'none' });
  const house = await openHouse({
    configuration,
    databaseUrl: test.url,
    kek: randomBytes(32).toString('base64'),
    dataFolder: folder,
    pwaDist: await buildPages(folder),
    logger,
    clock: systemClock,
  });
  opened.use(house);
  opened.defer(() => house.app.close());
  const baseUrl = await house.app.listen({ host: '127.0.0.1', port: 0 });
  const write = writeDirectory(telling(house.handler));
  // Before their first session, so that their user names are known.
  for (const { id, mode } of Object.values(accounts)) if (mode === 'general') await write.person(id);
  const tokens = await signInAll(house, baseUrl);
  const held = opened.move();
  return {
    house,
    lines,
    baseUrl,
    write,
    async ask(who, { method = 'GET', url, headers, ...body }) {
      const token = tokens.get(who);
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const sent = await encodeBody(body);
      return house.app.inject({ ...sent, method, url, headers: { ...authorization, ...sent.headers, ...headers } });
    },
    newToken: (who) => fetchDemoToken(baseUrl, { email: emailOf(who), password: PASSWORD }),
    async caughtUp() {
      if (!(await house.projections.caughtUp())) throw new Error('the read model is behind');
    },
    close: () => held.disposeAsync(),
  };
}
