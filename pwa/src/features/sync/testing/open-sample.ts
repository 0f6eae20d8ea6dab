import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '@meikan/testkit';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import type { SampleName } from './samples.ts';

/** The page's own policy (security.md 2.3), without what only the app needs. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "require-trusted-types-for 'script'; trusted-types app";

export type Look = { readonly width: number; readonly colorScheme: 'light' | 'dark' };

export type SamplePages = {
  open(name: SampleName, look: Look): Promise<Page>;
  close(): Promise<void>;
};

/** Builds the page of made-up queues, serves it and opens it in a real browser. */
export async function openSamplePages(): Promise<SamplePages> {
  const folder = await mkdtemp(join(tmpdir(), 'meikan-sync-'));
  const common = { configFile: false, root: fileURLToPath(new URL('.', import.meta.url)), logLevel: 'error' } as const;
  await build({ ...common, plugins: [react()], build: { outDir: folder, cssTarget: ['chrome123'] } });
  const headers = { 'content-security-policy': POLICY };
  const server: PreviewServer = await preview({ ...common, build: { outDir: folder }, preview: { port: 0, headers } });
  const browser: Browser = await launchChromium();
  return {
    async open(name, { width, colorScheme }) {
      const context = await browser.newContext({
        ...{ viewport: { width, height: 860 }, colorScheme, reducedMotion: 'reduce' },
        ...{ permissions: ['clipboard-read', 'clipboard-write'], timezoneId: 'Asia/Tokyo', locale: 'ja-JP' },
      });
      const page = await context.newPage();
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}#${name}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
