import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LivingBrowser, livingBrowser } from '@meikan/testkit';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** The page's own policy (security.md 2.3), without what only the app needs. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "require-trusted-types-for 'script'; trusted-types app";

/** The gallery, built and served as the app is, with a browser to look at it. */
export type ServedGallery = AsyncDisposable & { readonly browser: LivingBrowser; readonly url: string };

/** Builds and serves the gallery into a folder of its own. */
export async function serveGallery(): Promise<ServedGallery> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'meikan-gallery-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const common = { configFile: false, root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' } as const;
  await build({ ...common, plugins: [react()], build: { outDir: folder, cssTarget: ['chrome123'] } });
  const headers = { 'content-security-policy': POLICY };
  const server = await preview({ ...common, build: { outDir: folder }, preview: { port: 0, headers } });
  opened.defer(() => server.close());
  const browser = opened.use(await livingBrowser());
  const held = opened.move();
  return { browser, url: server.resolvedUrls?.local[0] ?? '', [Symbol.asyncDispose]: () => held.disposeAsync() };
}
