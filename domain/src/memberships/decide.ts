import { accepted, type Decider, type Decision, unreachable } from '../kernel/decider.ts';
import type { MembershipCommand, MembershipRefusal, SetMember } from './commands.ts';
import { decideInvitation } from './decide-invitation.ts';
import { decideOwnership } from './decide-ownership.ts';
import { decideRequest } from './decide-request.ts';
import type { MembershipEvent } from './events.ts';
import { type CompanyMembers, evolveMembers, memberStatusOf, noMembers } from './members.ts';

type MembershipDecision = Decision<MembershipEvent, MembershipRefusal>;

function decideMembership(command: MembershipCommand, state: CompanyMembers): MembershipDecision {
  switch (command.type) {
    case 'set-member':
      return setMember(command, state);
    case 'set-owner':
    case 'leave-ownership':
    case 'restore-owner':
    case 'transfer-ownership':
      return decideOwnership(command, state);
    case 'invite-owner':
    case 'issue-invitation':
    case 'withdraw-invitation':
    case 'accept-invitation':
      return decideInvitation(command, state);
    case 'request-ownership':
    case 'issue-ownership-proof':
    case 'prove-ownership':
    case 'answer-ownership-request':
    case 'withdraw-ownership-request':
      return decideRequest(command, state);
    default:
      return unreachable(command);
  }
}

function setMember({ data }: SetMember, state: CompanyMembers): MembershipDecision {
  const { memberStatus, ...person } = data;
  if (memberStatus === memberStatusOf(state, person.userId)) return accepted();
  switch (memberStatus) {
    case 'NOW-MEMBER':
      return accepted({ type: 'member-joined', data: person });
    case 'PASSED-MEMBER':
      return accepted({ type: 'member-left', data: person });
    case null:
      return accepted({ type: 'member-removed', data: person });
    default:
      return unreachable(memberStatus);
  }
}

export const membershipDecider: Decider<CompanyMembers, MembershipCommand, MembershipEvent, MembershipRefusal> = {
  initial: noMembers,
  evolve: evolveMembers,
  decide: decideMembership,
};
