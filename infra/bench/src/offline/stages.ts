import { type ChaosStage, openChaosStage } from '@meikan/chaos';
import { type Constellation, startConstellation } from '@meikan/e2e';
import type { BenchContext } from '../bench.ts';
import type { OfflineContext } from './measure.ts';

export type Stages = AsyncDisposable & Pick<OfflineContext, 'chaos' | 'demo'>;

/** Both houses, each started when it is first wanted, and closed with what this answers. */
export function openStages({ server, builds }: BenchContext): Stages {
  const opened = new AsyncDisposableStack();
  let chaos: Promise<ChaosStage> | undefined;
  let demo: Promise<Constellation> | undefined;
  const openChaos = async () => {
    return opened.use(await openChaosStage({ databaseUrl: await server.database('bench_offline'), builds }));
  };
  const openDemo = async () => opened.use(await startConstellation(await server.database('bench_demo')));
  return {
    chaos: () => (chaos ??= openChaos()),
    demo: () => (demo ??= openDemo()),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
