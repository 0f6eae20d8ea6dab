import type { EventLog } from '@meikan/event-log';
import type { Pool } from 'pg';
import { folders } from '../folders.ts';
import { FORMER, type ReadModelSchema, SHADOW } from '../read-model/tables.ts';
import { READ_MODEL_VERSION } from '../read-model/version.ts';
import { readCheckpoint } from '../runner/checkpoint.ts';
import { type Decoder, type OnParked, PageWriter } from '../runner/page-writer.ts';
import { catchUp } from './catch-up.ts';
import { compareTables } from './checksum.ts';
import { latestRebuild, noteProgress, noteStatus, openRebuild, type RebuildRecord, wish } from './rebuild-record.ts';
import { dropSchema, exchange, holdingLiving, makeSchema } from './schemas.ts';

/** A step that the present state of the rebuild does not allow, said by a stable code. */
export class RebuildRefused extends Error {
  override readonly name = 'RebuildRefused';
  readonly code: 'rebuild-running' | 'nothing-to-rebuild' | 'not-verified' | 'nothing-to-roll-back';
  constructor(code: RebuildRefused['code']) {
    super(code);
    this.code = code;
  }
}

export type RebuildOptions = {
  readonly log: EventLog;
  readonly decoder: Decoder;
  readonly pool: Pool;
  readonly onParked: OnParked;
};

/** Rebuilds the directory into a shadow beside the living tables, and swaps it in. Reads never notice. */
export class Rebuilds {
  readonly #options: RebuildOptions;
  #running: Promise<void> | null = null;
  #resume: (() => void) | null = null;

  constructor(options: RebuildOptions) {
    this.#options = options;
  }

  status(): Promise<RebuildRecord | null> {
    return latestRebuild(this.#options.pool);
  }

  /** Begins in the background; `finished` waits for it. Refused while one is running. */
  async start(): Promise<void> {
    if (this.#running) throw new RebuildRefused('rebuild-running');
    const { pool } = this.#options;
    const id = await openRebuild(pool);
    this.#running = this.#run(id)
      .catch((error: unknown) =>
        noteStatus(pool, id, 'failed', { error: error instanceof Error ? error.message : String(error) }),
      )
      .finally(() => {
        this.#running = null;
      });
  }

  /** Rebuilds for another version of the tables and swaps at once: their checksums have nothing to be compared with. */
  async renew(): Promise<void> {
    const { pool, log } = this.#options;
    const id = await openRebuild(pool);
    await makeSchema(pool, SHADOW, log.start, READ_MODEL_VERSION);
    await this.#exchange(SHADOW);
    await noteStatus(pool, id, 'swapped');
  }

  async finished(): Promise<void> {
    await this.#running;
  }

  pause = (): Promise<void> => this.#wish('pause');
  async resume(): Promise<void> {
    await this.#wish('run');
    this.#resume?.();
  }
  async abort(): Promise<void> {
    const latest = await this.status();
    if (latest?.status === 'ready' || latest?.status === 'failed') {
      await dropSchema(this.#options.pool, SHADOW);
      await noteStatus(this.#options.pool, latest.id, 'aborted');
      return;
    }
    await this.#wish('abort');
    this.#resume?.();
    await this.#running;
  }

  /** Puts the verified shadow in the place of the living tables. Both are brought to one position first. */
  async swap(): Promise<void> {
    const latest = await this.status();
    if (latest?.status !== 'ready') throw new RebuildRefused('not-verified');
    await this.#exchange(SHADOW);
    await noteStatus(this.#options.pool, latest.id, 'swapped');
  }

  /** Puts the tables back that the last swap replaced, after they have caught up. */
  async rollBack(): Promise<void> {
    if (!(await readCheckpoint(this.#options.pool, FORMER))) throw new RebuildRefused('nothing-to-roll-back');
    await this.#exchange(FORMER);
  }

  async #exchange(next: typeof SHADOW | typeof FORMER): Promise<void> {
    const { pool, log } = this.#options;
    await catchUp(log, await this.#writer(next));
    if (next === SHADOW) await dropSchema(pool, FORMER);
    await holdingLiving(pool, async (client, position) => {
      await catchUp(log, await this.#writer(next), { until: position });
      await exchange(client, next);
    });
  }

  async #wish(wanted: RebuildRecord['wish']): Promise<void> {
    const latest = await this.status();
    if (!latest || !['running', 'paused', 'verifying'].includes(latest.status))
      throw new RebuildRefused('nothing-to-rebuild');
    await wish(this.#options.pool, latest.id, wanted);
  }

  async #run(id: string): Promise<void> {
    const { pool, log } = this.#options;
    await makeSchema(pool, SHADOW, log.start, READ_MODEL_VERSION);
    const total = place(await log.head());
    let events = 0;
    const onPage = async (position: string, more: number): Promise<boolean> => {
      events += more;
      const at = { done: Math.min(place(position), total), total, events };
      return this.#goOn(id, at);
    };
    const through = await catchUp(log, await this.#writer(SHADOW), { onPage });
    if (!through) {
      await dropSchema(pool, SHADOW);
      await noteStatus(pool, id, 'aborted');
      return;
    }
    await noteProgress(pool, id, { done: total, total, events, status: 'verifying' });
    await this.#verify(id);
  }

  async #goOn(id: string, at: { done: number; total: number; events: number }): Promise<boolean> {
    let wanted = await noteProgress(this.#options.pool, id, { ...at, status: 'running' });
    while (wanted === 'pause') {
      const resumed = new Promise<void>((resolve) => {
        this.#resume = resolve;
      });
      wanted = await noteProgress(this.#options.pool, id, { ...at, status: 'paused' });
      if (wanted === 'pause') await resumed;
      this.#resume = null;
      wanted = await noteProgress(this.#options.pool, id, { ...at, status: 'running' });
    }
    return wanted === 'run';
  }

  async #verify(id: string): Promise<void> {
    const { pool, log } = this.#options;
    const tables = await holdingLiving(pool, async (client, position) => {
      await catchUp(log, await this.#writer(SHADOW), { until: position });
      return compareTables(client);
    });
    const equal = tables.every((table) => table.equal);
    await noteStatus(pool, id, equal ? 'ready' : 'failed', equal ? { tables } : { tables, error: 'checksums differ' });
  }

  async #writer(schema: ReadModelSchema): Promise<PageWriter> {
    const { pool, decoder, onParked } = this.#options;
    const checkpoint = await readCheckpoint(pool, schema);
    if (!checkpoint) throw new Error(`schema ${schema} has no checkpoint`);
    const { epoch, position } = checkpoint;
    return PageWriter.open({ pool, schema, folders, epoch, position, decoder, onParked });
  }
}

/** Where a position stands, as a number good enough for a progress bar. */
const place = (position: string): number => Number(position.split(':')[0]);
