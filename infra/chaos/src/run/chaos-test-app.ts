import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@meikan/embedded-postgres-launcher';
import { writeDirectory } from '../application/directory.ts';
import { type ChaosApplication, openChaosApplication } from '../application/open-chaos-application.ts';
import { buildsIn, buildTwice } from '../build/two-builds.ts';
import { type Pages, readBuild } from '../proxy/serve-build.ts';

/** Where seeds are run, one after the other: one application, two releases of the app. */
export type ChaosTestApp = AsyncDisposable & {
  readonly application: ChaosApplication;
  readonly next: Pages;
  readonly folder: string;
};

type Given = {
  /** An empty database; without it a PostgreSQL of its own is started. */
  readonly databaseUrl?: string | undefined;
  /** A folder with the two builds of an earlier run; without it they are built. */
  readonly builds?: string | undefined;
};

export async function openChaosTestApp({ databaseUrl, builds }: Given = {}): Promise<ChaosTestApp> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'meikan-chaos-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const { first, second } = builds === undefined ? await buildTwice(join(folder, 'builds')) : buildsIn(builds);
  const url = databaseUrl ?? (await ownDatabase(folder, opened));
  const application = opened.use(await openChaosApplication({ databaseUrl: url, dataFolder: folder, pwaDist: first }));
  await writeDirectory(application.application.handler);
  const next = await readBuild(second);
  const held = opened.move();
  return { application, next, folder, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

async function ownDatabase(folder: string, opened: AsyncDisposableStack): Promise<string> {
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
  opened.defer(() => server.stop());
  return server.url;
}
