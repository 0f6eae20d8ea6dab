import { unreachable } from '../kernel/decider.ts';
import type { Instant, UserId } from '../kernel/ids.ts';
import { evolveRssConfigs, isRssConfigEvent } from '../rss/evolve.ts';
import type { RssConfigs } from '../rss/rss-config.ts';
import { emptySections, evolveSections } from '../sections/table.ts';
import type { UserEvent, UserRegistered } from './events.ts';
import { isProfileSectionChanged, type ProfileSections, profileSections } from './sections.ts';

/** `hidden`: an admin took the profile out of sight. */
export type User =
  | { readonly status: 'none' }
  | {
      readonly status: 'active' | 'hidden';
      readonly userId: UserId;
      readonly username: string;
      readonly joinedAt: Instant;
      readonly isRequestUpdate: boolean;
      readonly sections: ProfileSections;
      readonly rssConfigs: RssConfigs;
    };
export type PresentUser = Exclude<User, { status: 'none' }>;

export const noUser: User = { status: 'none' };

/** Folds one event; an event that makes no sense in the present state leaves it as it is, so that folding is total. */
export function evolveUser(state: User, event: UserEvent): User {
  if (event.type === 'user-registered') return state.status === 'none' ? registered(event) : state;
  return state.status === 'none' ? state : evolvePresent(state, event);
}

function registered({ data }: UserRegistered): PresentUser {
  const { userId, username, name, joinedAt } = data;
  const empty = emptySections(profileSections);
  const sections = { ...empty, basics: { ...empty.basics, name } };
  return { status: 'active', userId, username, joinedAt, isRequestUpdate: false, sections, rssConfigs: {} };
}

function evolvePresent(state: PresentUser, event: Exclude<UserEvent, UserRegistered>): User {
  switch (event.type) {
    case 'user-disabled':
      return { ...state, status: 'hidden' };
    case 'user-activated':
      return { ...state, status: 'active' };
    case 'user-request-update-set':
      return { ...state, isRequestUpdate: event.data.value };
    default:
      if (isRssConfigEvent(event)) return { ...state, rssConfigs: evolveRssConfigs(state.rssConfigs, event) };
      if (!isProfileSectionChanged(event)) return unreachable(event);
      return { ...state, sections: evolveSections(profileSections, state.sections, event) };
  }
}
