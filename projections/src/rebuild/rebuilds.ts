import { setTimeout as pause } from 'node:timers/promises';
import { FORMER, LIVING, SHADOW } from '../read-model/tables.ts';
import { READ_MODEL_VERSION } from '../read-model/version.ts';
import { readCheckpoint } from '../runner/checkpoint.ts';
import type { Logger } from '../runner/run-directory.ts';
import { fillShadow, giveUp } from './fill-shadow.ts';
import { type LeavePlace, takeRebuildPlace } from './rebuild-place.ts';
import {
  closeAbandoned,
  latestRebuild,
  noteStatus,
  openRebuild,
  type RebuildRecord,
  setRequest,
} from './rebuild-record.ts';
import { RebuildRefused } from './rebuild-refused.ts';
import { dropSchema } from './schemas.ts';
import { bringIn, newlyParked, outdateAllDocuments, type ShadowParts, verifyShadow } from './shadow.ts';

export type RebuildOptions = ShadowParts & { readonly logger: Logger };

const LOOK_AGAIN_MS = 1_000;

/** A renewal that trying again cannot help: the new fold cannot take what the old one took, or an admin ended it. */
class NotToBeRenewed extends Error {
  override readonly name = 'NotToBeRenewed';
}

/** Rebuilds the directory into a shadow beside the living tables, and swaps it in. Reads never notice. */
export class Rebuilds {
  readonly #options: RebuildOptions;
  readonly #closing = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: RebuildOptions) {
    this.#options = options;
  }

  status(): Promise<RebuildRecord | null> {
    return latestRebuild(this.#options.pool);
  }

  /** Begins in the background; `finished` waits for it. Refused while one is running, in whatever process. */
  async start(): Promise<void> {
    const { pool } = this.#options;
    const leave = await this.#takePlace();
    try {
      await closeAbandoned(pool);
      const id = await openRebuild(pool);
      // How it ends stands in its record.
      this.#running = Promise.allSettled([this.#keepRecord(id, () => this.#rebuild(id)).finally(leave)]);
    } catch (error) {
      await leave();
      throw error;
    }
  }

  /**
   * Rebuilds living tables that another version of this code made and swaps at once: their checksums have nothing to be
   * compared with. Closes the record of a rebuild that its process did not survive. Waits for a rebuild of another process, which
   * may well do the same, and tries again when one fails. Resolves when the tables are of this version, or with `close`.
   * @throws NotToBeRenewed
   */
  async renew(): Promise<void> {
    const { signal } = this.#closing;
    await this.#closeAbandoned();
    while (!signal.aborted) {
      try {
        if (!(await this.#isOfAnotherVersion())) return;
        await this.#renewOnce();
      } catch (error) {
        if (error instanceof NotToBeRenewed) throw error;
        this.#options.logger.error({ err: error }, 'the read model could not be renewed; trying again');
      }
      await pause(LOOK_AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Waits for the rebuild that this process runs. */
  async finished(): Promise<void> {
    await this.#running;
  }

  pause(): Promise<void> {
    return this.#request('pause');
  }

  resume(): Promise<void> {
    return this.#request('run');
  }

  /** Ends a running rebuild, or throws a finished shadow away. */
  async abort(): Promise<void> {
    const { pool } = this.#options;
    const latest = await this.status();
    if (latest?.status !== 'ready' && latest?.status !== 'failed') return this.#request('abort');
    const leave = await this.#takePlace();
    await dropSchema(pool, SHADOW)
      .then(() => noteStatus(pool, latest.id, 'aborted'))
      .finally(leave);
  }

  /**
   * Puts the verified shadow in the place of the living tables. Both are brought to one position first. `evenIfDifferent` takes
   * a shadow whose checksums differ too: that is how living rows are mended that are not what the log says.
   */
  async swap({ evenIfDifferent = false }: { readonly evenIfDifferent?: boolean } = {}): Promise<void> {
    const latest = await this.status();
    const differs = latest?.status === 'failed' && latest.tables.length > 0;
    if (latest?.status !== 'ready' && !(differs && evenIfDifferent)) throw new RebuildRefused('not-verified');
    const leave = await this.#takePlace();
    await bringIn(this.#options, { next: SHADOW, swapped: latest.id }).finally(leave);
  }

  /** Puts the tables back that the last swap replaced, after they have caught up. */
  async rollBack(): Promise<void> {
    const { pool } = this.#options;
    const leave = await this.#takePlace();
    try {
      const former = await readCheckpoint(pool, FORMER);
      if (former?.version !== READ_MODEL_VERSION) throw new RebuildRefused('nothing-to-roll-back');
      await bringIn(this.#options, { next: FORMER });
      await outdateAllDocuments(pool);
    } finally {
      await leave();
    }
  }

  /** Ends what this process rebuilds. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #takePlace(): Promise<LeavePlace> {
    const leave = await takeRebuildPlace(this.#options.pool);
    if (!leave) throw new RebuildRefused('rebuild-running');
    return leave;
  }

  async #closeAbandoned(): Promise<void> {
    const { pool } = this.#options;
    const leave = await takeRebuildPlace(pool);
    if (leave) await closeAbandoned(pool).finally(leave);
  }

  async #isOfAnotherVersion(): Promise<boolean> {
    const living = await readCheckpoint(this.#options.pool, LIVING);
    return living !== null && living.version !== READ_MODEL_VERSION;
  }

  async #request(request: RebuildRecord['request']): Promise<void> {
    const latest = await this.status();
    if (!latest || !['running', 'paused', 'verifying'].includes(latest.status))
      throw new RebuildRefused('nothing-to-rebuild');
    await setRequest(this.#options.pool, latest.id, request);
  }

  /** Passes by while another process rebuilds. */
  async #renewOnce(): Promise<void> {
    const { pool, logger } = this.#options;
    const leave = await takeRebuildPlace(pool);
    if (!leave) return;
    logger.info({ to: READ_MODEL_VERSION }, 'rebuilding the read model for a new version');
    const renewing = openRebuild(pool)
      .then((id) => this.#keepRecord(id, () => this.#renew(id)))
      .finally(leave);
    this.#running = Promise.allSettled([renewing]);
    await renewing;
    if (!this.#closing.signal.aborted && (await this.#isOfAnotherVersion()))
      throw new NotToBeRenewed('somebody ended the renewal');
  }

  /** A rebuild that fails says so in its record, and to who waits for it. */
  async #keepRecord(id: string, work: () => Promise<void>): Promise<void> {
    const { pool, logger } = this.#options;
    try {
      await work();
    } catch (error) {
      logger.error({ err: error }, 'rebuild failed');
      await noteStatus(pool, id, 'failed', { error: error instanceof Error ? error.message : String(error) }).catch(
        (second: unknown) => logger.error({ err: second }, 'the failure of a rebuild could not be recorded'),
      );
      throw error;
    }
  }

  async #rebuild(id: string): Promise<void> {
    const { pool } = this.#options;
    if (!(await fillShadow(this.#options, id, this.#closing.signal))) return;
    const { tables, error } = await verifyShadow(this.#options);
    if ((await this.status())?.request === 'abort') return giveUp(pool, id);
    await noteStatus(pool, id, error === null ? 'ready' : 'failed', error === null ? { tables } : { tables, error });
  }

  async #renew(id: string): Promise<void> {
    if (!(await fillShadow(this.#options, id, this.#closing.signal))) return;
    const parked = await newlyParked(this.#options.pool);
    if (parked > 0) throw new NotToBeRenewed(`${parked} streams could be folded before and cannot now`);
    await bringIn(this.#options, { next: SHADOW, swapped: id, ahead: true });
  }
}
