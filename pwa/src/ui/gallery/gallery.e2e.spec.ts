import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { launchChromium } from '@meikan/testkit';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { galleryTexts as texts } from './gallery.texts.ts';

/** The page's own policy (security.md 2.3), without what only the app needs. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "require-trusted-types-for 'script'; trusted-types app";

let browser: Browser;
let server: PreviewServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meikan-gallery-'));
  const common = { configFile: false, root: fileURLToPath(new URL('.', import.meta.url)), logLevel: 'error' } as const;
  await build({ ...common, plugins: [react()], build: { outDir: folder, cssTarget: ['chrome123'] } });
  const headers = { 'content-security-policy': POLICY };
  server = await preview({ ...common, build: { outDir: folder }, preview: { port: 0, headers } });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Each part that opens: how it is opened, and what is seen then. */
const STATES: readonly { readonly name: string; readonly open: (page: Page) => Promise<unknown> }[] = [
  { name: 'the page', open: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  {
    name: 'the menu',
    open: async (page) => {
      await button(page, texts.menu).click();
      await page.getByRole('menuitem', { name: texts.signOut }).waitFor();
    },
  },
  {
    name: 'all tabs',
    open: async (page) => {
      await page.locator('.tabs-o__b').click();
      await page.getByText(texts.groups[3]).waitFor();
    },
  },
  {
    name: 'a dialog with a calendar',
    open: async (page) => {
      await button(page, texts.openDialog).click();
      await page.getByRole('dialog').locator('.date-b').last().click();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'the months',
    open: async (page) => {
      await page.locator('.date-b').first().click();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'the question before deleting',
    open: async (page) => {
      await button(page, texts.openDelete).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the completion',
    open: async (page) => {
      await button(page, texts.openDone).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a notice',
    open: async (page) => {
      await button(page, texts.openToast).click();
      await page.getByText(texts.copied).waitFor();
    },
  },
];

describe.each([
  { width: 1280, colorScheme: 'light' as const },
  { width: 360, colorScheme: 'dark' as const },
])('$width px, $colorScheme', ({ width, colorScheme }) => {
  test.each(STATES)('axe and the page’s policy find nothing in $name', async ({ open }) => {
    // axe itself is put in as a script, which the policy would refuse: violations are heard of before that.
    const viewport = { width, height: 860 };
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', bypassCSP: false });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await open(page);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    await context.close();
  });
});
