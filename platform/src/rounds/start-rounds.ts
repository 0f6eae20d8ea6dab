import type { Logger } from '../logging/logger.ts';

export type Rounds = {
  /** From the beginning of a round to that of the next, in milliseconds. */
  readonly every: number;
  readonly logger: Logger;
  /** Logged with the error of a round that failed. */
  readonly failed: string;
};

/**
 * Goes a round now and another one every so often, until stopped. A failure is logged, and the next round tries again.
 * `stop` waits for a round that is under way; a process that has nothing else to do is not kept alive.
 */
export function startRounds(round: () => Promise<void>, { every, logger, failed }: Rounds): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const go = () => {
    running = round().catch((error: unknown) => logger.warn({ err: error }, failed));
  };
  go();
  const timer = setInterval(go, every);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
