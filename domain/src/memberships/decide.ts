import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import type { MembershipCommand, MembershipRefusal, SetMember, SetOwner } from './commands.ts';
import type { MembershipEvent } from './events.ts';
import { type CompanyMembers, evolveMembers, isOwner, memberStatusOf, noMembers } from './members.ts';

type MembershipDecision = Decision<MembershipEvent, MembershipRefusal>;

function decideMembership(command: MembershipCommand, state: CompanyMembers): MembershipDecision {
  switch (command.type) {
    case 'set-owner':
      return setOwner(command, state);
    case 'set-member':
      return setMember(command, state);
    default:
      return unreachable(command);
  }
}

/** The last owner stays until somebody else owns the page, so that no page is left to nobody by mistake (product.md #5). */
function setOwner({ data }: SetOwner, state: CompanyMembers): MembershipDecision {
  const { on, ...person } = data;
  if (on === isOwner(state, person.userId)) return accepted();
  if (on) return accepted({ type: 'owner-added', data: person });
  return state.owners.length === 1
    ? refused({ code: 'last-owner' })
    : accepted({ type: 'owner-removed', data: person });
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
