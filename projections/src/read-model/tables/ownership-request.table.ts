import type { OwnershipStanding } from '@meikan/domain';
import { orNull, text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** What somebody asked last who wants to edit a page, and what became of it. */
export type OwnershipRequestRow = RowOf<typeof ownershipRequestTable>;

export const ownershipRequestTable = defineTable({
  name: 'ownership_request',
  // Whoever asks reads their own request.
  key: ['company_id', 'user_id'],
  columns: {
    company_id: text(),
    user_id: text(),
    standing: text<OwnershipStanding>(),
    message: text(),
    /** Where a mail went, and until when it can be answered. */
    address: orNull(text()),
    expires_at: orNull(text()),
    proved_domain: orNull(text()),
    /** Why an admin said no. */
    reason: orNull(text()),
    asked_at: text(),
    answered_at: orNull(text()),
  },
  indexes: {
    // The admins' queue: the few that wait, the longest first.
    ownership_request_open: "(asked_at, company_id, user_id) where standing = 'open'",
    // What was answered, the latest first.
    ownership_request_answered: "(answered_at desc, company_id, user_id) where standing in ('granted', 'declined')",
  },
});
