import { createMailbox } from '../mail/mailbox.ts';
import { createRefusedAttempts } from '../refusals/refused-attempts.ts';

/** Platform's own tables. */
export const platformMigrations = {
  schema: 'platform',
  migrations: { '0001-mailbox': createMailbox, '0002-refused-attempts': createRefusedAttempts },
} as const;
