import { instant } from '../kernel/ids.ts';
import type { AcceptInvitation, InviteOwner } from '../memberships/commands.ts';
import { membershipDecider } from '../memberships/decide.ts';
import type { MembershipEvent } from '../memberships/events.ts';
import { given } from './given-when-then.ts';
import { mio, noon, sora, tsubame } from './samples.ts';

/** Mio owns a page and asks Sora, at an address, to edit it too. */
export const inAWeek = instant('2026-11-28T12:00:00.000Z');
export const justBefore = instant('2026-11-28T11:59:59.999Z');
export const person = (id = mio, at = noon) => ({ companyId: tsubame, userId: id, at });
export const owns = (id = mio): MembershipEvent => ({ type: 'owner-added', data: person(id) });
export const named = (invitationId = 'i-1', at = noon) => ({ companyId: tsubame, invitationId, at });

export const invite = (facts: Partial<InviteOwner['data']> = {}): InviteOwner => ({
  type: 'invite-owner',
  data: {
    ...named(),
    address: 'Sora@Example.jp',
    handOver: false,
    invitedBy: mio,
    expiresAt: inAWeek,
    ...facts,
  },
});
export const invited = (facts: Partial<InviteOwner['data']> = {}): MembershipEvent => ({
  type: 'owner-invited',
  data: invite(facts).data,
});
export const issued: MembershipEvent = { type: 'invitation-issued', data: { ...named(), tokenHash: 'hash' } };
export const withdrawn = (id = 'i-1', at = noon): MembershipEvent => ({
  type: 'invitation-withdrawn',
  data: named(id, at),
});
export const acceptedBy = (id = sora, at = noon): MembershipEvent => ({
  type: 'invitation-accepted',
  data: { ...named('i-1', at), userId: id },
});
export const accept = (facts: Partial<AcceptInvitation['data']> = {}): AcceptInvitation => ({
  type: 'accept-invitation',
  data: { ...person(sora), tokenHash: 'hash', address: 'sora@example.jp', ...facts },
});
export const asked = (...more: readonly MembershipEvent[]) =>
  given(membershipDecider, [owns(), invited(), issued, ...more]);
