import type { DomainEvent } from '../kernel/event.ts';
import type { CompanyId, Instant, UserId } from '../kernel/ids.ts';

export type FollowTarget =
  | { readonly kind: 'user'; readonly id: UserId }
  | { readonly kind: 'company'; readonly id: CompanyId };

type Pair = { readonly userId: UserId; readonly target: FollowTarget; readonly at: Instant };

export type FollowStarted = DomainEvent<'follow-started', Pair>;
export type FollowEnded = DomainEvent<'follow-ended', Pair>;

/** What can happen between a follower and a person or company, in `follow-<user>_<kind>.<target>`. */
export type FollowEvent = FollowStarted | FollowEnded;
