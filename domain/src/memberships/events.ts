import type { DomainEvent } from '../kernel/event.ts';
import type { CompanyId, Instant, UserId } from '../kernel/ids.ts';

export type MemberStatus = 'NOW-MEMBER' | 'PASSED-MEMBER';

type Person = { readonly companyId: CompanyId; readonly userId: UserId; readonly at: Instant };

/** May edit the page from now on. */
export type OwnerAdded = DomainEvent<'owner-added', Person>;
export type OwnerRemoved = DomainEvent<'owner-removed', Person>;
/** Works there now. */
export type MemberJoined = DomainEvent<'member-joined', Person>;
/** Worked there in the past. */
export type MemberLeft = DomainEvent<'member-left', Person>;
/** Stands in the list no longer: entered by mistake, or taken out of the own work history. */
export type MemberRemoved = DomainEvent<'member-removed', Person>;

/** Who owns a page and who works or worked there, in `companymembers-<company>`. */
export type MembershipEvent = OwnerAdded | OwnerRemoved | MemberJoined | MemberLeft | MemberRemoved;
