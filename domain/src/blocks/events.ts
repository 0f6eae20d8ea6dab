import type { DomainEvent } from '../kernel/event.ts';
import type { Instant, UserId } from '../kernel/ids.ts';

type Pair = { readonly userId: UserId; readonly blockedId: UserId; readonly at: Instant };

export type UserBlocked = DomainEvent<'user-blocked', Pair>;
export type UserUnblocked = DomainEvent<'user-unblocked', Pair>;

/** What can happen between a member and somebody they do not want to meet, in `block-<user>_<blocked>`. */
export type BlockEvent = UserBlocked | UserUnblocked;
