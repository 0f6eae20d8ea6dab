import { type ChaosTestApp, openChaosTestApp } from '@meikan/chaos';
import { startTestApp, type TestApp } from '@meikan/e2e';
import type { BenchContext } from '../bench.ts';
import type { OfflineContext } from './measure.ts';

export type Apps = AsyncDisposable & Pick<OfflineContext, 'chaos' | 'demo'>;

/** Both applications, each started when it is first wanted, and closed with what this answers. */
export function openApps({ server, builds }: BenchContext): Apps {
  const opened = new AsyncDisposableStack();
  let chaos: Promise<ChaosTestApp> | undefined;
  let demo: Promise<TestApp> | undefined;
  const openChaos = async () => {
    return opened.use(await openChaosTestApp({ databaseUrl: await server.database('bench_offline'), builds }));
  };
  const openDemo = async () => opened.use(await startTestApp(await server.database('bench_demo')));
  return {
    chaos: () => (chaos ??= openChaos()),
    demo: () => (demo ??= openDemo()),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
