import { type CompanyId, membershipDecider } from '@meikan/domain';
import { ERASED_TEXT, personal, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

const person = { fields: { companyId: plain, userId: plain, at: plain } };
const invitation = { companyId: plain, invitationId: plain, at: plain };

/**
 * The address of who is invited is sealed under a key of the invitation's own: whose account it will be, if any, nobody knows
 * yet. What somebody writes who asks to edit the page, and what an admin answers, under the key of who asks.
 */
export const membershipStreams = defineStreams({
  category: 'companymembers',
  decider: membershipDecider,
  id: (companyId: CompanyId) => companyId,
  subjectOf({ type, data }) {
    if (type === 'owner-invited') return data.invitationId;
    return type === 'ownership-requested' || type === 'ownership-declined' ? data.userId : null;
  },
  events: {
    'owner-added': person,
    'owner-removed': person,
    'owner-left': person,
    'ownership-transferred': { fields: { ...person.fields, to: plain } },
    'member-joined': person,
    'member-left': person,
    'member-removed': person,
    'person-removed': person,
    'owner-invited': {
      fields: { ...invitation, address: personal(ERASED_TEXT), handOver: plain, invitedBy: plain, expiresAt: plain },
    },
    'invitation-issued': { fields: { ...invitation, tokenHash: plain } },
    'invitation-accepted': { fields: { ...invitation, userId: plain } },
    'invitation-withdrawn': { fields: invitation },
    'ownership-requested': {
      fields: { ...person.fields, message: personal(ERASED_TEXT), address: personal(null), expiresAt: plain },
    },
    'ownership-proof-issued': { fields: { ...person.fields, tokenHash: plain } },
    'ownership-proved': { fields: { ...person.fields, domain: plain } },
    'ownership-granted': person,
    'ownership-declined': { fields: { ...person.fields, reason: personal(ERASED_TEXT) } },
    'ownership-request-withdrawn': person,
  },
});
