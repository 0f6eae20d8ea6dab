import { unreachable } from '../kernel/decider.ts';
import type { Instant, UserId } from '../kernel/ids.ts';
import type { MemberStatus, MembershipEvent, PersonOfCompanyEvent } from './events.ts';
import { evolveInvitations, type Invitation, isInvitationEvent } from './invitations.ts';
import { evolveRequests, isOwnershipRequestEvent, type OwnershipRequest, settledBy } from './requests.ts';

export type Member = { readonly userId: UserId; readonly memberStatus: MemberStatus };

/** `unowned`: nobody but admins may edit the page; `owned`: at least one person may. The lists in order of arrival. */
export type CompanyMembers = {
  readonly status: 'unowned' | 'owned';
  readonly owners: readonly UserId[];
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
  /** Of each person the latest, in order of asking. */
  readonly requests: readonly OwnershipRequest[];
  /** Who was removed and may be let in again, and since when. */
  readonly removed: readonly { readonly userId: UserId; readonly at: Instant }[];
};

export const noMembers: CompanyMembers = {
  status: 'unowned',
  owners: [],
  members: [],
  invitations: [],
  requests: [],
  removed: [],
};

export function isOwner(state: CompanyMembers, userId: UserId): boolean {
  return state.owners.includes(userId);
}

export function memberStatusOf(state: CompanyMembers, userId: UserId): MemberStatus | null {
  return state.members.find((member) => member.userId === userId)?.memberStatus ?? null;
}

export function evolveMembers(state: CompanyMembers, event: MembershipEvent): CompanyMembers {
  if (isInvitationEvent(event)) return { ...state, invitations: evolveInvitations(state.invitations, event) };
  if (isOwnershipRequestEvent(event)) return { ...state, requests: evolveRequests(state.requests, event) };
  return evolvePeople(state, event);
}

function evolvePeople(state: CompanyMembers, event: PersonOfCompanyEvent): CompanyMembers {
  const { userId, at } = event.data;
  const otherOwners = state.owners.filter((owner) => owner !== userId);
  const otherRemoved = state.removed.filter((one) => one.userId !== userId);
  switch (event.type) {
    case 'owner-added':
      return {
        ...withOwners(state, [...otherOwners, userId]),
        removed: otherRemoved,
        requests: settledBy(state.requests, event),
      };
    case 'owner-removed':
      return { ...withOwners(state, otherOwners), removed: [...otherRemoved, { userId, at }] };
    case 'owner-left':
      return withOwners(state, otherOwners);
    case 'ownership-transferred':
      return withOwners(state, [...otherOwners.filter((owner) => owner !== event.data.to), event.data.to]);
    case 'member-joined':
      return withMember(state, userId, 'NOW-MEMBER');
    case 'member-left':
      return withMember(state, userId, 'PASSED-MEMBER');
    case 'member-removed':
      return withMember(state, userId, null);
    case 'person-removed':
      return {
        ...withOwners(withMember(state, userId, null), otherOwners),
        removed: otherRemoved,
        requests: state.requests.filter((one) => one.userId !== userId),
        invitations: state.invitations.filter(({ acceptedBy }) => acceptedBy !== userId),
      };
    default:
      return unreachable(event);
  }
}

/** Whether anything of a person stands with the company. */
export function hasPart(state: CompanyMembers, userId: UserId): boolean {
  const { owners, members, requests, removed, invitations } = state;
  const people = [...members, ...requests, ...removed].map((one) => one.userId);
  return [...owners, ...people, ...invitations.map(({ acceptedBy }) => acceptedBy)].includes(userId);
}

function withOwners(state: CompanyMembers, owners: readonly UserId[]): CompanyMembers {
  return { ...state, owners, status: owners.length === 0 ? 'unowned' : 'owned' };
}

function withMember(state: CompanyMembers, userId: UserId, memberStatus: MemberStatus | null): CompanyMembers {
  const others = state.members.filter((member) => member.userId !== userId);
  return { ...state, members: memberStatus === null ? others : [...others, { userId, memberStatus }] };
}
