import { accepted, type Decider, type Decision, unreachable } from '../kernel/decider.ts';
import type { MembershipCommand, MembershipRefusal, RemovePerson, SetMember } from './commands.ts';
import { decideInvitation } from './decide-invitation.ts';
import { decideOwnership, withdrawnWith } from './decide-ownership.ts';
import { decideRequest } from './decide-request.ts';
import type { MembershipEvent } from './events.ts';
import { type CompanyMembers, evolveMembers, hasPart, memberStatusOf, noMembers } from './members.ts';

type MembershipDecision = Decision<MembershipEvent, MembershipRefusal>;

function decideMembership(command: MembershipCommand, state: CompanyMembers): MembershipDecision {
  switch (command.type) {
    case 'set-member':
      return setMember(command, state);
    case 'remove-person':
      return removePerson(command, state);
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

/** The last owner too: a page that nobody may edit any more is asked for like any other. */
function removePerson({ data }: RemovePerson, state: CompanyMembers): MembershipDecision {
  if (!hasPart(state, data.userId)) return accepted();
  return accepted<MembershipEvent>({ type: 'person-removed', data }, ...withdrawnWith(state, data));
}

export const membershipDecider: Decider<CompanyMembers, MembershipCommand, MembershipEvent, MembershipRefusal> = {
  initial: noMembers,
  evolve: evolveMembers,
  decide: decideMembership,
};
