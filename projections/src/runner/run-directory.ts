import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '@meikan/event-log';
import { becomeSoleHolder } from '@meikan/platform';
import type { Pool } from 'pg';
import { foldedCategories, folders } from '../folders.ts';
import { FencedOff } from '../page-fold/write-page.ts';
import { LIVING } from '../read-model/tables.ts';
import { READ_MODEL_VERSION } from '../read-model/version.ts';
import { after } from './after.ts';
import { type Checkpoint, takeCheckpoint } from './checkpoint.ts';
import type { Decoder } from './decode-page.ts';
import { type OnParked, PageWriter } from './page-writer.ts';

export type Logger = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

export type RunDirectoryOptions = {
  readonly log: EventLog;
  readonly decoder: Decoder;
  readonly pool: Pool;
  readonly logger: Logger;
  readonly onParked: OnParked;
  readonly signal: AbortSignal;
};

/** The place that one process at a time holds. */
const DIRECTORY = 'meikan projection directory';
const PAGE = 1_000;
const RETRY_MS = 500;

/**
 * Folds the log into the living read model until `signal` aborts. Waits while another process does it; takes over when that
 * one dies; begins again from the checkpoint when the tables were swapped or the store was away.
 */
export async function runDirectory(options: RunDirectoryOptions): Promise<void> {
  while (!options.signal.aborted) {
    try {
      await runOnce(options);
    } catch (error) {
      if (options.signal.aborted) return;
      const fenced = error instanceof FencedOff;
      options.logger[fenced ? 'info' : 'error'](
        { err: error },
        fenced ? 'the read model moved on; starting again' : 'projection stopped',
      );
      if (!fenced) await pause(RETRY_MS, undefined, { signal: options.signal }).catch(() => undefined);
    }
  }
}

async function runOnce(options: RunDirectoryOptions): Promise<void> {
  const { pool, logger, signal } = options;
  const place = await becomeSoleHolder(pool, DIRECTORY, signal);
  if (!place) return;
  const until = AbortSignal.any([signal, place.lost]);
  try {
    const checkpoint = await takeCheckpoint(pool, LIVING, READ_MODEL_VERSION);
    if (checkpoint) return await follow(options, checkpoint, until);
    logger.info({ version: READ_MODEL_VERSION }, 'the read model is of another version; waiting');
  } finally {
    place.release();
  }
  await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
}

async function follow(options: RunDirectoryOptions, checkpoint: Checkpoint, signal: AbortSignal): Promise<void> {
  const { log, decoder, pool, onParked } = options;
  const { epoch, position } = checkpoint;
  const writer = await PageWriter.open({ pool, schema: LIVING, folders, epoch, position, decoder, onParked });
  const pages = log.subscribe({
    ...after(position, log.start),
    categories: foldedCategories,
    pageSize: PAGE,
    signal,
  });
  for await (const page of pages) if (page.through !== writer.position) await writer.write(page);
}
