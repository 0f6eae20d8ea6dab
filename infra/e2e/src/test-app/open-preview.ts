import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@meikan/embedded-postgres-launcher';
import { livingBrowser } from '@meikan/testkit';
import { startTestApp, type TestApp, windowsOf } from './start-test-app.ts';

/** Somewhere to look at pages from outside a test. */
export type Preview = AsyncDisposable & Pick<TestApp, 'url' | 'open' | 'complaints'>;

/** A browser before a running instance; without its address, before one that is started with a database of its own. */
export async function openPreview(url: string | undefined): Promise<Preview> {
  await using opened = new AsyncDisposableStack();
  const preview = url === undefined ? await ownInstance(opened) : await running(url, opened);
  const held = opened.move();
  return { ...preview, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

async function running(url: string, opened: AsyncDisposableStack) {
  return { url, ...windowsOf(opened.use(await livingBrowser()), url) };
}

async function ownInstance(opened: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'meikan-preview-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataFolder: folder });
  opened.defer(() => server.stop());
  const { url, open, complaints } = opened.use(await startTestApp(server.url));
  return { url, open, complaints };
}
