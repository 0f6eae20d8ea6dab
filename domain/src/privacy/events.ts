import type { DomainEvent } from '../kernel/event.ts';
import type { Instant, UserId } from '../kernel/ids.ts';

type Choice = { readonly userId: UserId; readonly at: Instant };

/** A member chose to stay unseen where they visit, or to be seen again. */
export type FootprintsHidden = DomainEvent<'footprints-hidden', Choice>;
export type FootprintsShown = DomainEvent<'footprints-shown', Choice>;

/** What a member chooses of their own privacy, in `privacy-<user>`. */
export type PrivacyEvent = FootprintsHidden | FootprintsShown;
