import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HANGS_MS, launchChromium } from '@meikan/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import type { Session } from '../test-app/signed-in.ts';

/** A person's own device: what it stores outlives its browser. */
export type Device = AsyncDisposable & {
  readonly context: BrowserContext;
  readonly page: Page;
};

const READER = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const;

/** A folder for the device of a test, which may die and come back. */
export async function deviceFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'meikan-device-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Starts the browser of a device before the application at `url`, where somebody is signed in. */
export async function startDevice(url: string, folder: string, session: Session): Promise<Device> {
  const context = await launchChromium({ userDataFolder: folder, context: { baseURL: url, ...READER } });
  context.setDefaultTimeout(HANGS_MS);
  // A browser writes its local storage down some seconds later; a kill may come before.
  await context.addInitScript((kept) => Object.assign(localStorage, kept), session);
  return { context, page: await context.newPage(), [Symbol.asyncDispose]: () => context.close() };
}

/** Ends every process of a device's browser at once, as when its battery dies. */
export async function kill({ context }: Device): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('the browser of a device is not there');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const gone = new Promise((resolve) => context.once('close', resolve));
  for (const { id } of processInfo) killIfThere(id);
  await gone;
}

/** A child may have gone with its parent. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
