import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Application } from '@meikan/local';
import { HANGS_MS, type LivingBrowser, livingBrowser } from '@meikan/testkit';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { createDemoDatabase } from './demo-database.ts';
import { importDemoInto, type Place, serveApplication } from './serve-application.ts';
import type { Role } from './sign-in.ts';
import { openSessions, readSessions, type Sessions, signedIn } from './signed-in.ts';
import { witness } from './witness.ts';

/** The whole platform with the small demo and a browser; one per test file. */
export type TestApp = AsyncDisposable & {
  readonly url: string;
  readonly application: Application;
  readonly browser: LivingBrowser;
  /** What pages did so far that no page may do; look at it after each test. */
  readonly complaints: string[];
  /** A page in a window of its own, in which the role is signed in. */
  open(role: Role, look?: BrowserContextOptions): Promise<Page>;
};

/**
 * Tests read Japanese, at the mock-up's desktop width unless they say otherwise, and without the app's worker: a new window that
 * fetches the whole app takes twice as long.
 */
const READER = {
  serviceWorkers: 'block',
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 860 },
} as const;

/** How a window is opened in which the app's worker comes to stand: for what is to go on without a network. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const satisfies BrowserContextOptions;

/** @param server address of a PostgreSQL that may be filled; the one of the test run when absent */
export async function startTestApp(server = process.env.MEIKAN_TEST_DATABASE_URL): Promise<TestApp> {
  if (server === undefined) throw new Error('No test server: run the test with Vitest from the root, or name one.');
  await using opened = new AsyncDisposableStack();
  const dataFolder = await mkdtemp(join(tmpdir(), 'meikan-e2e-'));
  opened.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const database = await createDemoDatabase(server, (databaseUrl) => importAndSignIn({ databaseUrl, dataFolder }));
  opened.defer(() => database.drop());
  const { url, application } = opened.use(await serveApplication({ databaseUrl: database.url, dataFolder }));
  const browser = opened.use(await livingBrowser());
  const windows = windowsOf(browser, url, async () => readSessions(database.note));
  const held = opened.move();
  return { url, application, browser, ...windows, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** Imports the demo and signs its accounts in: whoever copies the database finds the sessions there. */
async function importAndSignIn(place: Place): Promise<string> {
  await importDemoInto(place);
  await using served = await serveApplication(place);
  return JSON.stringify(await openSessions(served.url));
}

/** Opens windows of a browser onto one address, and hears what all of them complain of. `opening` is who signs the accounts in. */
export function windowsOf(
  browser: LivingBrowser,
  url: string,
  opening: () => Promise<Sessions> = () => openSessions(url),
): Pick<TestApp, 'open' | 'complaints'> {
  const complaints: string[] = [];
  let sessions: Promise<Sessions> | undefined;

  async function openWith(look: BrowserContextOptions): Promise<Page> {
    const living = await browser.now();
    const context = await living.newContext({ baseURL: url, ...READER, ...look });
    context.setDefaultTimeout(HANGS_MS);
    witness(context, url, (complaint) => complaints.push(complaint));
    return context.newPage();
  }

  function sessionsOnce(): Promise<Sessions> {
    sessions ??= opening();
    // Whoever tries again signs in anew.
    sessions.catch(() => {
      sessions = undefined;
    });
    return sessions;
  }

  return {
    complaints,
    open: async (role, look = {}) =>
      openWith(role === 'anonymous' ? look : { ...look, ...signedIn(url, (await sessionsOnce())[role]) }),
  };
}
