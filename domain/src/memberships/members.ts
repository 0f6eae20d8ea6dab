import { unreachable } from '../kernel/decider.ts';
import type { UserId } from '../kernel/ids.ts';
import type { MemberStatus, MembershipEvent } from './events.ts';

export type Member = { readonly userId: UserId; readonly memberStatus: MemberStatus };

/** `unowned`: nobody but admins may edit the page; `owned`: at least one person may. Both lists in order of arrival. */
export type CompanyMembers = {
  readonly status: 'unowned' | 'owned';
  readonly owners: readonly UserId[];
  readonly members: readonly Member[];
};

export const noMembers: CompanyMembers = { status: 'unowned', owners: [], members: [] };

export function isOwner(state: CompanyMembers, userId: UserId): boolean {
  return state.owners.includes(userId);
}

export function memberStatusOf(state: CompanyMembers, userId: UserId): MemberStatus | null {
  return state.members.find((member) => member.userId === userId)?.memberStatus ?? null;
}

export function evolveMembers(state: CompanyMembers, event: MembershipEvent): CompanyMembers {
  const { userId } = event.data;
  switch (event.type) {
    case 'owner-added':
      return withOwners(state, [...state.owners.filter((owner) => owner !== userId), userId]);
    case 'owner-removed':
      return withOwners(
        state,
        state.owners.filter((owner) => owner !== userId),
      );
    case 'member-joined':
      return withMember(state, userId, 'NOW-MEMBER');
    case 'member-left':
      return withMember(state, userId, 'PASSED-MEMBER');
    case 'member-removed':
      return withMember(state, userId, null);
    default:
      return unreachable(event);
  }
}

function withOwners(state: CompanyMembers, owners: readonly UserId[]): CompanyMembers {
  return { ...state, owners, status: owners.length === 0 ? 'unowned' : 'owned' };
}

function withMember(state: CompanyMembers, userId: UserId, memberStatus: MemberStatus | null): CompanyMembers {
  const others = state.members.filter((member) => member.userId !== userId);
  return { ...state, members: memberStatus === null ? others : [...others, { userId, memberStatus }] };
}
