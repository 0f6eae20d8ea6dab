import { instant } from '../kernel/ids.ts';
import type { ProveOwnership, RequestOwnership } from '../memberships/commands.ts';
import { membershipDecider } from '../memberships/decide.ts';
import type { MembershipEvent } from '../memberships/events.ts';
import { given } from './given-when-then.ts';
import { person } from './invitations.ts';
import { noon, sora } from './samples.ts';

/** Sora asks to edit a page, by an admin's word or by a mail to an address of its website. */
export const inADay = instant('2026-11-22T12:00:00.000Z');
export const mail = { address: 'sora@tsubame.example', expiresAt: inADay };
export const request = (facts: Partial<RequestOwnership['data']> = {}): RequestOwnership => ({
  type: 'request-ownership',
  data: { ...person(sora), message: '広報を担当しています。', address: null, expiresAt: null, ...facts },
});
export const requested = (facts: Partial<RequestOwnership['data']> = {}): MembershipEvent => ({
  type: 'ownership-requested',
  data: request(facts).data,
});
export const proofIssued: MembershipEvent = {
  type: 'ownership-proof-issued',
  data: { ...person(sora), tokenHash: 'hash' },
};
export const prove = (facts: Partial<ProveOwnership['data']> = {}): ProveOwnership => ({
  type: 'prove-ownership',
  data: { ...person(sora), tokenHash: 'hash', domain: 'tsubame.example', ...facts },
});
export const proved = (at = noon): MembershipEvent => ({
  type: 'ownership-proved',
  data: { ...person(sora, at), domain: 'tsubame.example' },
});
export const mailed = (...more: readonly MembershipEvent[]) =>
  given(membershipDecider, [requested(mail), proofIssued, ...more]);
