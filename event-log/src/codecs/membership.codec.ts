import type { MembershipEvent } from '@meikan/domain';
import { type CategoryCodecs, ERASED_TEXT, personal, plain } from './codec.ts';

const person = { fields: { companyId: plain, userId: plain, at: plain } };
const invitation = { companyId: plain, invitationId: plain, at: plain };

/** The address of who is invited is sealed under a key of the invitation's own: whose account it will be, if any, nobody knows yet. */
export const membershipCodecs: CategoryCodecs<MembershipEvent> = {
  category: 'companymembers',
  subjectOf: ({ type, data }) => (type === 'owner-invited' ? data.invitationId : null),
  events: {
    'owner-added': person,
    'owner-removed': person,
    'owner-left': person,
    'ownership-transferred': { fields: { ...person.fields, to: plain } },
    'member-joined': person,
    'member-left': person,
    'member-removed': person,
    'owner-invited': {
      fields: { ...invitation, address: personal(ERASED_TEXT), handOver: plain, invitedBy: plain, expiresAt: plain },
    },
    'invitation-issued': { fields: { ...invitation, tokenHash: plain } },
    'invitation-accepted': { fields: { ...invitation, userId: plain } },
    'invitation-withdrawn': { fields: invitation },
  },
};
