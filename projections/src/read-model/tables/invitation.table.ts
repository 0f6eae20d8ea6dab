import { boolean, text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** Somebody who was asked to edit a page and has not answered; a row is there only while they may. */
export type InvitationRow = RowOf<typeof invitationTable>;

export const invitationTable = defineTable({
  name: 'invitation',
  // A company's are asked for, so that the key serves its list too.
  key: ['company_id', 'invitation_id'],
  columns: {
    company_id: text(),
    invitation_id: text(),
    address: text(),
    hand_over: boolean(),
    invited_by: text(),
    invited_at: text(),
    expires_at: text(),
  },
  indexes: {
    // Whoever is invited is notified where they have an account.
    invitation_address: '(lower(address))',
  },
});
