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

/** Who owns a page, who works or worked there. */
export type PersonOfCompanyEvent =
  | OwnerAdded
  | OwnerRemoved
  | OwnerLeft
  | OwnershipTransferred
  | MemberJoined
  | MemberLeft
  | MemberRemoved;
export type InvitationEvent = OwnerInvited | InvitationIssued | InvitationAccepted | InvitationWithdrawn;

/** The people of a company and who was asked to become one of them, in `companymembers-<company>`. */
export type MembershipEvent = PersonOfCompanyEvent | InvitationEvent;
