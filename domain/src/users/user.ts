import { unreachable } from '../kernel/decider.ts';
import type { Instant, UserId } from '../kernel/ids.ts';
import { evolveRssConfigs, isRssConfigEvent } from '../rss/evolve.ts';
import type { RssConfigs } from '../rss/rss-config.ts';
import { emptySections, evolveSections } from '../sections/table.ts';
import type { UserEvent, UserRegistered } from './events.ts';
import { isProfileSectionChanged, type ProfileSections, profileSections } from './sections.ts';

/** `hidden`: an admin took the profile out of sight. `erased`: whose it was has left, and nothing is known of them. */
export type User =
  | { readonly status: 'none' | 'erased' }
  | {
      readonly status: 'active' | 'hidden';
      readonly userId: UserId;
      readonly username: string;
      readonly joinedAt: Instant;
      readonly isRequestUpdate: boolean;
      /** Whose it is has not published it, or took it back. */
      readonly isDraft: boolean;
      /** Whose it is leaves: nobody else sees the profile until they think better of it. */
      readonly isLeaving: boolean;
      readonly sections: ProfileSections;
      readonly rssConfigs: RssConfigs;
    };
export type PresentUser = Extract<User, { readonly userId: UserId }>;

export const noUser: User = { status: 'none' };

/** Whether there is a profile. */
export const isPresent = (state: User): state is PresentUser => state.status === 'active' || state.status === 'hidden';

/** Whether others than its owner and the admins see the profile. */
export const isSeen = (user: PresentUser): boolean => user.status === 'active' && !user.isDraft && !user.isLeaving;

/** Folds one event; an event that makes no sense in the present state leaves it as it is, so that folding is total. */
export function evolveUser(state: User, event: UserEvent): User {
  if (event.type === 'user-registered') return state.status === 'none' ? registered(event) : state;
  return isPresent(state) ? evolvePresent(state, event) : state;
}

function registered({ data }: UserRegistered): PresentUser {
  const { userId, username, name, joinedAt, isDraft } = data;
  const empty = emptySections(profileSections);
  const sections = { ...empty, basics: { ...empty.basics, name } };
  return {
    status: 'active',
    userId,
    username,
    joinedAt,
    isRequestUpdate: false,
    isDraft,
    isLeaving: false,
    sections,
    rssConfigs: {},
  };
}

function evolvePresent(state: PresentUser, event: Exclude<UserEvent, UserRegistered>): User {
  switch (event.type) {
    case 'user-disabled':
      return { ...state, status: 'hidden' };
    case 'user-activated':
      return { ...state, status: 'active' };
    case 'user-published':
      return { ...state, isDraft: false };
    case 'user-unpublished':
      return { ...state, isDraft: true };
    case 'user-leaving':
      return { ...state, isLeaving: true };
    case 'user-stayed':
      return { ...state, isLeaving: false };
    case 'user-erased':
      return { status: 'erased' };
    case 'user-request-update-set':
      return { ...state, isRequestUpdate: event.data.value };
    default:
      if (isRssConfigEvent(event)) return { ...state, rssConfigs: evolveRssConfigs(state.rssConfigs, event) };
      if (!isProfileSectionChanged(event)) return unreachable(event);
      return { ...state, sections: evolveSections(profileSections, state.sections, event) };
  }
}
