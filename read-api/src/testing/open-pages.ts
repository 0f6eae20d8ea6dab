import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCards } from '@meikan/images';
import { systemClock } from '@meikan/platform';
import type { LightMyRequestResponse } from 'fastify';
import { type PagesOptions, pages } from '../pages/pages.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';

/** The test app that also serves the pages of a built app. */
export type PagesTestApp = Pick<TestApp, 'app' | 'database' | 'close'> & {
  /** What it was opened with, for a server with other switches. */
  readonly options: PagesOptions;
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  /** Listens, and answers where. */
  url(): Promise<string>;
};

/** The body of the shell where a page has no first view of its own. */
export const GENERAL = '<body><!-- first-view --><p>名鑑は</p><!-- /first-view --></body>';
const SHELL = [
  '<!doctype html><html lang="ja"><head><title>名鑑</title><meta name="description" content="名鑑"><!-- page-files --></head>',
  `${GENERAL}</html>`,
].join('');
const PAGE_FILES = {
  '/': { scripts: ['/assets/top-1a2b3c.js'], styles: [] },
  '/companies/$id': { scripts: ['/assets/company-1a2b3c.js'], styles: ['/assets/company-1a2b3c.css'] },
};
const BUILT: Readonly<Record<string, string>> = {
  'index.html': SHELL,
  'page-files.json': JSON.stringify(PAGE_FILES),
  'service-worker.js': '/* keeps */',
  'retiring-worker.js': '/* goes away */',
  'version.json': '{"build":"1a2b3c"}',
  'favicon.svg': '<svg/>',
  'assets/app-11111111.js': 'export {};',
  'assets/app-1a2b3c.js': 'export {};',
  'assets/packed-1a2b3c.js': 'as it is',
  'assets/packed-1a2b3c.js.br': 'as br',
  'assets/packed-1a2b3c.js.gz': 'as gzip',
};

async function build(dist: string): Promise<void> {
  await mkdir(join(dist, 'assets'));
  for (const [path, text] of Object.entries(BUILT)) await writeFile(join(dist, path), text);
}

/** Opens it over an empty read model, with one file of a former build kept beside the present ones. */
export async function openPages(): Promise<PagesTestApp> {
  await using opened = new AsyncDisposableStack();
  const folder = async (name: string) => {
    const path = await mkdtemp(join(tmpdir(), name));
    opened.defer(() => rm(path, { recursive: true }));
    return path;
  };
  const dist = await folder('meikan-pages-');
  await build(dist);
  const kept = await folder('meikan-kept-');
  await writeFile(join(kept, 'former-22222222.js'), 'export {};');
  const { app, database, close } = await openTestApp();
  opened.defer(close);
  const keptAssets = { folder: kept, clock: systemClock };
  const cards = openCards({ pictures: { fetch: async () => null } });
  opened.defer(() => cards.close());
  const options: PagesOptions = { dist, database, cards, publicUrl: 'https://meikan.example', keptAssets };
  await app.register(pages(options));
  const held = opened.move();
  return {
    app,
    database,
    options,
    get: (url, headers = {}) => app.inject({ url, headers }),
    url: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: () => held.disposeAsync(),
  };
}
