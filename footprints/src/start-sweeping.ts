import { type Logger, startRounds } from '@meikan/platform';
import type { Footprints } from './footprints.ts';

const EVERY = 3_600_000;

/** Sweeps now and every hour until stopped. */
export const startSweeping = (footprints: Footprints, logger: Logger): { stop(): Promise<void> } =>
  startRounds(() => footprints.sweep(), {
    every: EVERY,
    logger,
    failed: 'old footprints could not be thrown away',
  });
