import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '@meikan/testkit';
import react from '@vitejs/plugin-react';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { openMadeUpServer } from './made-up-server.ts';
import type { Hooks } from './page/main.ts';

declare global {
  var saved: Hooks;
}

/** The cache alone in a browser whose storage is on disk, before a made-up server. */
export type SavedPage = AsyncDisposable & {
  readonly page: Page;
  readonly context: BrowserContext;
};

export async function openSavedPage({ pictureBytes = 1000 } = {}): Promise<SavedPage> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'meikan-saved-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./page', import.meta.url)),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(folder, 'page'), target: 'es2023', cssTarget: ['chrome123'] },
  });
  const server = opened.use(await openMadeUpServer(join(folder, 'page'), pictureBytes));
  const context = await launchChromium({ userDataFolder: join(folder, 'browser') });
  opened.defer(() => context.close());
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(server.url);
  await page.waitForFunction(() => 'saved' in globalThis);
  const held = opened.move();
  return { page, context, [Symbol.asyncDispose]: () => held.disposeAsync() };
}
