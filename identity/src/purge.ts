import { type Clock, type Logger, startRounds } from '@meikan/platform';
import type { IdentityDatabase, IdentityTables } from './database/tables.ts';

const EVERY = 10 * 60_000;
const expiring = [
  'pending_sign_up',
  'one_time_code',
  'throttle',
  'session',
  'used_id_token',
  'oidc_record',
  'social_attempt',
  'waiting_link',
] as const;

/** Deletes what has expired: counters, codes, sign-ups and social sign-ins never finished, sessions, records of the provider. */
export async function purgeExpired(database: IdentityDatabase, now: Date): Promise<void> {
  for (const table of expiring satisfies readonly (keyof IdentityTables)[]) {
    await database.deleteFrom(table).where('expires_at', '<', now).execute();
  }
}

/** Purges now and again until stopped. */
export const startPurging = (database: IdentityDatabase, clock: Clock, logger: Logger): { stop(): Promise<void> } =>
  startRounds(() => purgeExpired(database, clock.now()), { every: EVERY, logger, failed: 'purging failed' });
