import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { CompanyId, Instant, UserId } from '../kernel/ids.ts';
import type { MemberStatus, OwnershipAsked } from './events.ts';

type Person = { readonly companyId: CompanyId; readonly userId: UserId; readonly at: Instant };
type OfInvitation = { readonly companyId: CompanyId; readonly invitationId: string; readonly at: Instant };

/** Sets whether a person may edit the page. */
export type SetOwner = Command<'set-owner', Person & { readonly on: boolean }>;
/** Sets how a person belongs to the company; null: not at all. */
export type SetMember = Command<'set-member', Person & { readonly memberStatus: MemberStatus | null }>;
/** Gives the own right to edit the page up. */
export type LeaveOwnership = Command<'leave-ownership', Person>;
/** Takes a removal back. `since`: how long ago it may have been. */
export type RestoreOwner = Command<'restore-owner', Person & { readonly since: Instant }>;
/** Gives the own right to another owner. */
export type TransferOwnership = Command<'transfer-ownership', Person & { readonly to: UserId }>;

/** Takes somebody who has left the directory out of the company, the last owner too. */
export type RemovePerson = Command<'remove-person', Person>;

export type InviteOwner = Command<
  'invite-owner',
  OfInvitation & {
    readonly address: string;
    /** Whether the right of who invites goes over to the invited. */
    readonly handOver: boolean;
    readonly invitedBy: UserId;
    readonly expiresAt: Instant;
  }
>;
/** Says what the mail's secret hashes to, before it is sent. */
export type IssueInvitation = Command<'issue-invitation', OfInvitation & { readonly tokenHash: string }>;
export type WithdrawInvitation = Command<'withdraw-invitation', OfInvitation>;
/** `address`: where the account of who accepts is written to. */
export type AcceptInvitation = Command<
  'accept-invitation',
  Person & { readonly tokenHash: string; readonly address: string }
>;

type OfRequest = Person;
/**
 * Asks to edit a page. With an address of the page's website, the mail to it has to be answered first; without, an admin
 * decides. A newer request of the same person replaces the older one.
 */
export type RequestOwnership = Command<'request-ownership', OfRequest & OwnershipAsked>;
/** Says what the mail's secret hashes to, before it is sent. `askedAt`: of the request that the mail is about. */
export type IssueOwnershipProof = Command<
  'issue-ownership-proof',
  OfRequest & { readonly askedAt: Instant; readonly tokenHash: string }
>;
/** Shows what the mail holds. `domain`: of the page's website as it is now, null where the address is none of its any more. */
export type ProveOwnership = Command<
  'prove-ownership',
  OfRequest & { readonly tokenHash: string; readonly domain: string | null }
>;
/** What an admin says to a request; who is told no is told why. */
export type AnswerOwnershipRequest = Command<
  'answer-ownership-request',
  OfRequest & ({ readonly granted: true } | { readonly granted: false; readonly reason: string })
>;
export type WithdrawOwnershipRequest = Command<'withdraw-ownership-request', OfRequest>;

export type OwnershipCommand = SetOwner | LeaveOwnership | RestoreOwner | TransferOwnership;
export type InvitationCommand = InviteOwner | IssueInvitation | WithdrawInvitation | AcceptInvitation;
export type OwnershipRequestCommand =
  | RequestOwnership
  | IssueOwnershipProof
  | ProveOwnership
  | AnswerOwnershipRequest
  | WithdrawOwnershipRequest;
export type MembershipCommand =
  | OwnershipCommand
  | SetMember
  | RemovePerson
  | InvitationCommand
  | OwnershipRequestCommand;

export type MembershipRefusal = Refusal<
  | 'last-owner'
  | 'not-an-owner'
  | 'never-removed'
  | 'already-invited'
  | 'too-many-invitations'
  | 'invitation-unknown'
  | 'invitation-expired'
  | 'invitation-used'
  | 'invitation-withdrawn'
  | 'invitation-of-another'
  | 'too-many-ownership-requests'
  | 'ownership-request-unknown'
  | 'ownership-request-answered'
  | 'ownership-proof-unknown'
  | 'ownership-proof-expired'
  | 'ownership-proof-of-another'
  | 'ownership-proof-of-other-site'
>;
