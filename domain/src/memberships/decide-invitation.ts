import { accepted, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { limits } from '../validation/limits.ts';
import type {
  AcceptInvitation,
  InvitationCommand,
  InviteOwner,
  IssueInvitation,
  MembershipRefusal,
  WithdrawInvitation,
} from './commands.ts';
import { withdrawnWith } from './decide-ownership.ts';
import type { MembershipEvent } from './events.ts';
import { type Invitation, isSameAddress, standingOf } from './invitations.ts';
import { type CompanyMembers, isOwner } from './members.ts';

type InvitationDecision = Decision<MembershipEvent, MembershipRefusal>;

/** Somebody becomes an owner by a mail to their address: for seven days, once, and by their own word. */
export function decideInvitation(command: InvitationCommand, state: CompanyMembers): InvitationDecision {
  switch (command.type) {
    case 'invite-owner':
      return invite(command, state);
    case 'issue-invitation':
      return issue(command, state);
    case 'withdraw-invitation':
      return withdraw(command, state);
    case 'accept-invitation':
      return accept(command, state);
    default:
      return unreachable(command);
  }
}

/** Whether the address belongs to an account, or to an owner, is not asked: an answer would tell who has one. */
function invite({ data }: InviteOwner, state: CompanyMembers): InvitationDecision {
  if (state.invitations.some(({ invitationId }) => invitationId === data.invitationId)) return accepted();
  if (data.handOver && !isOwner(state, data.invitedBy)) return refused({ code: 'not-an-owner', field: 'handOver' });
  const open = state.invitations.filter((one) => standingOf(one, data.at) === 'open');
  if (open.some(({ address }) => isSameAddress(address, data.address)))
    return refused({ code: 'already-invited', field: 'email' });
  if (open.length >= limits.openInvitations) return refused({ code: 'too-many-invitations' });
  return accepted({ type: 'owner-invited', data });
}

/** Once, so that only one mail of an invitation ever opens anything. */
function issue({ data }: IssueInvitation, state: CompanyMembers): InvitationDecision {
  const invitation = invitationOf(state, data);
  if (invitation === undefined) return refused({ code: 'invitation-unknown' });
  if (invitation.status !== 'open' || invitation.tokenHash !== null) return accepted();
  return accepted({ type: 'invitation-issued', data });
}

function withdraw({ data }: WithdrawInvitation, state: CompanyMembers): InvitationDecision {
  const invitation = invitationOf(state, data);
  if (invitation === undefined) return refused({ code: 'invitation-unknown' });
  if (invitation.status === 'accepted') return refused({ code: 'invitation-used' });
  return invitation.status === 'withdrawn' ? accepted() : accepted({ type: 'invitation-withdrawn', data });
}

function accept({ data }: AcceptInvitation, state: CompanyMembers): InvitationDecision {
  const invitation = state.invitations.find(({ tokenHash }) => tokenHash === data.tokenHash);
  if (invitation === undefined) return refused({ code: 'invitation-unknown' });
  if (!isSameAddress(invitation.address, data.address)) return refused({ code: 'invitation-of-another' });
  const standing = standingOf(invitation, data.at);
  switch (standing) {
    case 'open':
      return accepted(...acceptanceOf(invitation, data, state));
    case 'accepted':
      return isAcceptedBy(invitation, data, state) ? accepted() : refused({ code: 'invitation-used' });
    case 'expired':
      return refused({ code: 'invitation-expired' });
    case 'withdrawn':
      return refused({ code: 'invitation-withdrawn' });
    default:
      return unreachable(standing);
  }
}

/** Sent twice by the same person nothing is amiss; once they are no owner any more, it does not bring them back. */
function isAcceptedBy(
  { acceptedBy }: Invitation,
  { userId }: AcceptInvitation['data'],
  state: CompanyMembers,
): boolean {
  return acceptedBy === userId && isOwner(state, userId);
}

function acceptanceOf(
  { invitationId, handOver, invitedBy }: Invitation,
  { companyId, userId, at }: AcceptInvitation['data'],
  state: CompanyMembers,
): readonly MembershipEvent[] {
  const person = { companyId, userId, at };
  const acceptance: MembershipEvent = { type: 'invitation-accepted', data: { ...person, invitationId } };
  const added: readonly MembershipEvent[] = isOwner(state, userId) ? [] : [{ type: 'owner-added', data: person }];
  if (!handOver || invitedBy === userId || !isOwner(state, invitedBy)) return [acceptance, ...added];
  const giver = { companyId, userId: invitedBy, at };
  const others = withdrawnWith(state, giver).filter(({ data }) => data.invitationId !== invitationId);
  return [acceptance, ...added, { type: 'ownership-transferred', data: { ...giver, to: userId } }, ...others];
}

const invitationOf = (state: CompanyMembers, { invitationId }: { readonly invitationId: string }) =>
  state.invitations.find((one) => one.invitationId === invitationId);
