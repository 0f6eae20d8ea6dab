import type { Logger } from '../logging/logger.ts';

export type Rounds = {
  /** From the beginning of a round to that of the next, in milliseconds; a longer round takes the place of those it outlasts. */
  readonly every: number;
  readonly logger: Logger;
  /** Logged with the error of a round that failed. */
  readonly failed: string;
};

/**
 * Runs a round now and another one every so often, never two at once, until stopped. A failure is logged, and the next round
 * tries again. `stop` waits for the round that is under way; a process that has nothing else to do is not kept alive.
 */
export function startRounds(round: () => Promise<void>, { every, logger, failed }: Rounds): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const go = () => {
    running ??= round()
      .catch((error: unknown) => logger.warn({ err: error }, failed))
      .finally(() => {
        running = null;
      });
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
