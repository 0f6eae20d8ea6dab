import { boolean, orNull, text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** A person of a company: a member now, a member once, or an owner (who need not be a member). */
export type MembershipRow = RowOf<typeof membershipTable>;

export const membershipTable = defineTable({
  name: 'membership',
  key: ['company_id', 'user_id'],
  columns: {
    company_id: text(),
    user_id: text(),
    status: orNull(text<'NOW-MEMBER' | 'PASSED-MEMBER'>()),
    is_owner: boolean(),
    /** Since when, and by whom: by themselves where they made the page, or took it on. */
    owner_since: orNull(text()),
    owner_by: orNull(text()),
    since: text(),
  },
  indexes: {
    // The companies of a person.
    membership_of_user: '(user_id, status, company_id)',
  },
});
