import { isInvitationEvent, isOwnershipRequestEvent, type OwnerAdded, type PersonOfCompanyEvent } from '@meikan/domain';
import type { Recorded } from '../page-fold/projector.ts';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type MembershipRow, membershipTable } from '../read-model/tables/membership.table.ts';

function changed(
  row: MembershipRow | null,
  { data }: Recorded<PersonOfCompanyEvent>,
  change: Partial<Omit<MembershipRow, 'company_id' | 'user_id' | 'since'>>,
): MembershipRow | null {
  const before = row ?? {
    company_id: data.companyId,
    user_id: data.userId,
    status: null,
    ...noOwner,
    since: data.at,
  };
  const after = { ...before, ...change };
  return after.status === null && !after.is_owner ? null : after;
}

const noOwner = { is_owner: false, owner_since: null, owner_by: null };

const owning = (row: MembershipRow | null, recorded: Recorded<OwnerAdded>) =>
  changed(row, recorded, { is_owner: true, owner_since: recorded.data.at, owner_by: recorded.metadata.actor.id });

/** Owners and members of companies, from `companymembers-<company>`; who was asked, and who asks, are other tables'. */
export const membershipProjector = relationshipProjector<MembershipRow, PersonOfCompanyEvent>({
  category: 'companymembers',
  isOthers: (event) => isInvitationEvent(event) || isOwnershipRequestEvent(event),
  table: membershipTable,
  keyOf: ({ data }) => [data.companyId, data.userId],
  on: {
    'owner-added': owning,
    'owner-removed': (row, recorded) => changed(row, recorded, noOwner),
    'owner-left': (row, recorded) => changed(row, recorded, noOwner),
    // Who has it now owned the page before.
    'ownership-transferred': (row, recorded) => changed(row, recorded, noOwner),
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
