import { type InvitationEvent, isInvitationEvent } from '@meikan/domain';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type InvitationRow, invitationTable } from '../read-model/tables/invitation.table.ts';

/** Who was asked to edit a page and has not answered, from `companymembers-<company>`. */
export const invitationProjector = relationshipProjector<InvitationRow, InvitationEvent>({
  category: 'companymembers',
  isOthers: (event) => !isInvitationEvent(event),
  table: invitationTable,
  keyOf: ({ data }) => [data.companyId, data.invitationId],
  on: {
    'owner-invited': (_, { data }) => ({
      company_id: data.companyId,
      invitation_id: data.invitationId,
      address: data.address,
      hand_over: data.handOver,
      invited_by: data.invitedBy,
      invited_at: data.at,
      expires_at: data.expiresAt,
    }),
    // What the mail holds is nobody's who reads.
    'invitation-issued': (row) => row,
    'invitation-accepted': () => null,
    'invitation-withdrawn': () => null,
  },
  counts: () => [],
  // Only owners see it, who ask anew after what they do.
  touched: () => [],
});
