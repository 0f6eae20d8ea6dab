import type { DomainEvent } from '../kernel/event.ts';
import type { CompanyId, Instant, UserId } from '../kernel/ids.ts';

export type MemberStatus = 'NOW-MEMBER' | 'PASSED-MEMBER';

type Person = { readonly companyId: CompanyId; readonly userId: UserId; readonly at: Instant };
type OfInvitation = { readonly companyId: CompanyId; readonly invitationId: string; readonly at: Instant };

/** May edit the page from now on. */
export type OwnerAdded = DomainEvent<'owner-added', Person>;
/** Another owner or an admin took the right away. */
export type OwnerRemoved = DomainEvent<'owner-removed', Person>;
/** Gave the right up. */
export type OwnerLeft = DomainEvent<'owner-left', Person>;
/** Gave the right to another owner: `userId` owns the page no longer, `to` does. */
export type OwnershipTransferred = DomainEvent<'ownership-transferred', Person & { readonly to: UserId }>;
/** Works there now. */
export type MemberJoined = DomainEvent<'member-joined', Person>;
/** Worked there in the past. */
export type MemberLeft = DomainEvent<'member-left', Person>;
/** Stands in the list no longer: entered by mistake, or taken out of the own work history. */
export type MemberRemoved = DomainEvent<'member-removed', Person>;
/** Has left the directory: nothing of theirs stands with the company any more, whatever it was. */
export type PersonRemoved = DomainEvent<'person-removed', Person>;

/** Somebody is asked, at a mail address and for a while, to edit the page too; with `handOver`, instead of who asks. */
export type OwnerInvited = DomainEvent<
  'owner-invited',
  OfInvitation & {
    readonly address: string;
    readonly handOver: boolean;
    readonly invitedBy: UserId;
    readonly expiresAt: Instant;
  }
>;
/** The mail is on its way: whoever shows what hashes to `tokenHash` has read it. */
export type InvitationIssued = DomainEvent<'invitation-issued', OfInvitation & { readonly tokenHash: string }>;
export type InvitationAccepted = DomainEvent<'invitation-accepted', OfInvitation & { readonly userId: UserId }>;
export type InvitationWithdrawn = DomainEvent<'invitation-withdrawn', OfInvitation>;

/**
 * What somebody says who asks to edit a page, the address of the page's website to which a mail goes, and until when that can be
 * answered. Both null: no mail is sent. The moment alone tells which, for the address may be erased.
 */
export type OwnershipAsked = {
  readonly message: string;
  readonly address: string | null;
  readonly expiresAt: Instant | null;
};
/** Somebody asks to edit the page; what they asked before is void. */
export type OwnershipRequested = DomainEvent<'ownership-requested', Person & OwnershipAsked>;
/** The mail is on its way: whoever shows what hashes to `tokenHash` has read it. */
export type OwnershipProofIssued = DomainEvent<'ownership-proof-issued', Person & { readonly tokenHash: string }>;
/** Whoever asks reads mails at the domain of the page's website. */
export type OwnershipProved = DomainEvent<'ownership-proved', Person & { readonly domain: string }>;
/** An admin said yes; the person owns the page by the event beside this one. */
export type OwnershipGranted = DomainEvent<'ownership-granted', Person>;
/** An admin said no. */
export type OwnershipDeclined = DomainEvent<'ownership-declined', Person & { readonly reason: string }>;
export type OwnershipRequestWithdrawn = DomainEvent<'ownership-request-withdrawn', Person>;

/** Who owns a page, who works or worked there. */
export type PersonOfCompanyEvent =
  | OwnerAdded
  | OwnerRemoved
  | OwnerLeft
  | OwnershipTransferred
  | MemberJoined
  | MemberLeft
  | MemberRemoved
  | PersonRemoved;
export type InvitationEvent = OwnerInvited | InvitationIssued | InvitationAccepted | InvitationWithdrawn;

export type OwnershipRequestEvent =
  | OwnershipRequested
  | OwnershipProofIssued
  | OwnershipProved
  | OwnershipGranted
  | OwnershipDeclined
  | OwnershipRequestWithdrawn;

/** The people of a company and who was asked, or asks, to become one of them, in `companymembers-<company>`. */
export type MembershipEvent = PersonOfCompanyEvent | InvitationEvent | OwnershipRequestEvent;
