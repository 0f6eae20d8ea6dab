import type { DomainEvent } from '../kernel/event.ts';
import type { Instant, UserId } from '../kernel/ids.ts';
import type { RssConfigEvent } from '../rss/events.ts';
import type { ProfileSectionChanged } from './sections.ts';

/** A draft is seen by its owner and admins alone, until it is published. */
export type UserRegistered = DomainEvent<
  'user-registered',
  {
    readonly userId: UserId;
    readonly username: string;
    readonly name: string;
    readonly joinedAt: Instant;
    readonly isDraft: boolean;
  }
>;
/** Whose profile it is shows it to everybody, or makes a draft of it. */
export type UserPublished = DomainEvent<'user-published', { readonly at: Instant }>;
export type UserUnpublished = DomainEvent<'user-unpublished', { readonly at: Instant }>;
/** An admin hid the profile. */
export type UserDisabled = DomainEvent<'user-disabled', { readonly reason: string | null }>;
export type UserActivated = DomainEvent<'user-activated', { readonly reason: string | null }>;
/** An admin asks (or no longer asks) the owner to bring the profile up to date. */
export type UserRequestUpdateSet = DomainEvent<'user-request-update-set', { readonly value: boolean }>;

/** Whose profile it is leaves, or thinks better of it. */
export type UserLeaving = DomainEvent<'user-leaving', { readonly at: Instant }>;
export type UserStayed = DomainEvent<'user-stayed', { readonly at: Instant }>;
/** Whose profile it was has left: the key of all that was sealed about them is destroyed. */
export type UserErased = DomainEvent<'user-erased', { readonly at: Instant }>;

/** What can happen to a profile, in `user-<id>`; one `profile-<section>-changed` per row of `sections.ts`. */
export type UserEvent =
  | UserRegistered
  | UserPublished
  | UserUnpublished
  | UserDisabled
  | UserActivated
  | UserRequestUpdateSet
  | UserLeaving
  | UserStayed
  | UserErased
  | RssConfigEvent
  | ProfileSectionChanged;
