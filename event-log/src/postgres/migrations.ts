import type { Migration } from 'kysely/migration';
import { log } from './migrations/0001-log.ts';
import { flush } from './migrations/0002-flush.ts';
import { subjectKeys } from './migrations/0003-subject-keys.ts';

/** Everything this package keeps in the schema `event_log`, in order; run by platform's `migrate`. */
export const eventLogMigrations: Record<string, Migration> = {
  '0001-log': log,
  '0002-flush': flush,
  '0003-subject-keys': subjectKeys,
};
