import type { CommandHandler } from '@meikan/event-log';
import type { Identity } from '@meikan/identity';
import type { DemoSize } from './demo/demo-units.ts';
import { importDemo } from './demo/import-demo.ts';
import { printProgress } from './demo/progress-printer.ts';

export const DEMO_SEED = 1;

type DemoData = {
  readonly handler: CommandHandler;
  readonly identity: Pick<Identity, 'seedDemoAccounts'>;
  readonly size: DemoSize;
  readonly seed: number;
};

/** Imports the demo with a progress bar. */
export function importDemoData({ handler, identity, size, seed }: DemoData) {
  return importDemo({
    handler,
    seed,
    size,
    onProgress: printProgress(process.stdout),
    seedAccounts: (accounts) => identity.seedDemoAccounts(accounts),
  });
}
