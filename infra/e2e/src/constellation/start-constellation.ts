import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoRole, House } from '@meikan/local';
import { HANGS_MS, type LivingBrowser, livingBrowser } from '@meikan/testkit';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { createDemoDatabase } from './demo-database.ts';
import { importDemoInto, serveHouse } from './serve-house.ts';
import { type Role, signIn } from './sign-in.ts';
import { witness } from './witness.ts';

/** The whole platform with the small demo and a browser; one per test file. */
export type Constellation = AsyncDisposable & {
  readonly url: string;
  readonly house: House;
  readonly browser: LivingBrowser;
  /** What pages did so far that no page may do; look at it after each test. */
  readonly complaints: string[];
  /** A page in a window of its own. The first of each role signs in through the pages, later ones stay signed in. */
  open(role: Role, look?: BrowserContextOptions): Promise<Page>;
};

type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What signs a window in. Else it would remember a database that another window had, and miss it. */
const SESSION: ReadonlySet<string> = new Set(['meikan.session', 'meikan.account']);

function onlySession(state: SignedIn): SignedIn {
  const origins = state.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => SESSION.has(name)),
  }));
  return { ...state, origins };
}

/** Tests read Japanese, at the mock-up's desktop width unless they say otherwise. */
const READER = {
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 860 },
} as const;

/** @param server address of a PostgreSQL that may be filled; the one of the test run when absent */
export async function startConstellation(server = process.env.MEIKAN_TEST_DATABASE_URL): Promise<Constellation> {
  if (server === undefined) throw new Error('No test server: run the test with Vitest from the root, or name one.');
  await using opened = new AsyncDisposableStack();
  const dataFolder = await mkdtemp(join(tmpdir(), 'meikan-e2e-'));
  opened.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const database = await createDemoDatabase(server, (databaseUrl) => importDemoInto({ databaseUrl, dataFolder }));
  opened.defer(() => database.drop());
  const { url, house } = opened.use(await serveHouse({ databaseUrl: database.url, dataFolder }));
  const browser = opened.use(await livingBrowser());
  const windows = windowsOf(browser, url);
  const held = opened.move();
  return { url, house, browser, ...windows, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** Opens windows of a browser onto one address, and hears what all of them complain of. */
export function windowsOf(browser: LivingBrowser, url: string): Pick<Constellation, 'open' | 'complaints'> {
  const complaints: string[] = [];
  const signedIn = new Map<DemoRole, Promise<SignedIn>>();

  async function openWith(look: BrowserContextOptions): Promise<Page> {
    const living = await browser.now();
    const context = await living.newContext({ baseURL: url, ...READER, ...look });
    context.setDefaultTimeout(HANGS_MS);
    witness(context, url, (complaint) => complaints.push(complaint));
    return context.newPage();
  }

  async function signInOnce(role: DemoRole): Promise<SignedIn> {
    // It is closed at once, and needs nothing for later.
    const page = await openWith({ serviceWorkers: 'block' });
    await signIn(page, role);
    const state = await page.context().storageState();
    await page.context().close();
    return onlySession(state);
  }

  function stateOf(role: DemoRole): Promise<SignedIn> {
    const state = signedIn.get(role) ?? signInOnce(role);
    signedIn.set(role, state);
    // Whoever tries again signs in anew.
    state.catch(() => signedIn.delete(role));
    return state;
  }

  return {
    complaints,
    open: async (role, look = {}) =>
      openWith(role === 'anonymous' ? look : { ...look, storageState: await stateOf(role) }),
  };
}
