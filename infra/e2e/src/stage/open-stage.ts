import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@meikan/embedded-postgres-launcher';
import { livingBrowser } from '@meikan/testkit';
import { type Constellation, startConstellation, windowsOf } from '../constellation/start-constellation.ts';

/** Somewhere to look at pages from outside a test. */
export type Stage = AsyncDisposable & Pick<Constellation, 'url' | 'open' | 'complaints'>;

/** A browser before a running instance; without its address, before one that is started with a database of its own. */
export async function openStage(url: string | undefined): Promise<Stage> {
  await using opened = new AsyncDisposableStack();
  const stage = url === undefined ? await ownInstance(opened) : await running(url, opened);
  const held = opened.move();
  return { ...stage, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

async function running(url: string, opened: AsyncDisposableStack) {
  return { url, ...windowsOf(opened.use(await livingBrowser()), url) };
}

async function ownInstance(opened: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'meikan-stage-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataFolder: folder });
  opened.defer(() => server.stop());
  const { url, open, complaints } = opened.use(await startConstellation(server.url));
  return { url, open, complaints };
}
