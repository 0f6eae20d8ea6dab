import type { Clock, Logger } from '@meikan/platform';
import type { IdentityDatabase, IdentityTables } from './database/tables.ts';

const EVERY = 10 * 60_000;
const expiring = ['pending_sign_up', 'one_time_code', 'throttle', 'session', 'used_id_token', 'oidc_record'] as const;

/** Deletes what has expired: counters, codes, sign-ups never finished, sessions, records of the provider. */
export async function purgeExpired(database: IdentityDatabase, now: Date): Promise<void> {
  for (const table of expiring satisfies readonly (keyof IdentityTables)[]) {
    await database.deleteFrom(table).where('expires_at', '<', now).execute();
  }
}

/** Purges now and again until stopped. A failure is logged, and the next round tries again. */
export function startPurging(database: IdentityDatabase, clock: Clock, log: Logger): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const round = () => {
    running = purgeExpired(database, clock.now()).catch((error: unknown) => log.warn({ err: error }, 'purging failed'));
  };
  round();
  const timer = setInterval(round, EVERY);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
