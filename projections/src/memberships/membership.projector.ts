import { isInvitationEvent, isOwnershipRequestEvent, type PersonOfCompanyEvent } from '@meikan/domain';
import type { Recorded } from '../page-fold/projector.ts';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type MembershipRow, membershipTable } from '../read-model/tables/membership.table.ts';

function changed(
  row: MembershipRow | null,
  { data }: Recorded<PersonOfCompanyEvent>,
  change: Partial<Pick<MembershipRow, 'status' | 'is_owner'>>,
): MembershipRow | null {
  const before = row ?? {
    company_id: data.companyId,
    user_id: data.userId,
    status: null,
    is_owner: false,
    since: data.at,
  };
  const after = { ...before, ...change };
  return after.status === null && !after.is_owner ? null : after;
}

/** Owners and members of companies, from `companymembers-<company>`; who was asked, and who asks, are other tables'. */
export const membershipProjector = relationshipProjector<MembershipRow, PersonOfCompanyEvent>({
  category: 'companymembers',
  isOthers: (event) => isInvitationEvent(event) || isOwnershipRequestEvent(event),
  table: membershipTable,
  keyOf: ({ data }) => [data.companyId, data.userId],
  on: {
    'owner-added': (row, recorded) => changed(row, recorded, { is_owner: true }),
    'owner-removed': (row, recorded) => changed(row, recorded, { is_owner: false }),
    'owner-left': (row, recorded) => changed(row, recorded, { is_owner: false }),
    // Who has it now owned the page before.
    'ownership-transferred': (row, recorded) => changed(row, recorded, { is_owner: false }),
    'member-joined': (row, recorded) => changed(row, recorded, { status: 'NOW-MEMBER' }),
    'member-left': (row, recorded) => changed(row, recorded, { status: 'PASSED-MEMBER' }),
    'member-removed': (row, recorded) => changed(row, recorded, { status: null }),
    'person-removed': () => null,
  },
  counts: () => [],
  // Who owns a page is nobody's but its owners': only members have pages that show it.
  touched: ({ company_id, user_id, status }) => [
    { kind: 'company', id: company_id, search: 'none' },
    ...(status === null ? [] : [{ kind: 'person', id: user_id, search: 'none' } as const]),
  ],
});
