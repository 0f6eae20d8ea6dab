import { createMailbox } from '../mail/mailbox.ts';
import { createRefusedAttempts } from '../refusals/refused-attempts.ts';
import { createCallReceipt } from '../repeats/call-receipts.ts';

/** Platform's own tables. */
export const platformMigrations = {
  schema: 'platform',
  migrations: {
    '0001-mailbox': createMailbox,
    '0002-refused-attempts': createRefusedAttempts,
    '0003-call-receipt': createCallReceipt,
  },
} as const;
