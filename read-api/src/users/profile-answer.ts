import {
  type ArticleItem,
  type PersonCard,
  type Profile,
  rssFeedConfigsOf,
  type Subscription,
  shownSections,
} from '@meikan/contracts';
import type { OwnAccount } from '@meikan/identity';
import type { Reader } from '../route/read-route.ts';
import type { ProfileRow } from './profile-query.ts';

export type ProfileParts = {
  /** The account behind the profile, when it is its owner who asks. */
  readonly own: OwnAccount | null;
  readonly companies: readonly { readonly id: string; readonly name: string; readonly logo: string | null }[];
  readonly services: Profile['useServices'];
  /** How long each list is that the profile leads to. */
  readonly counts: {
    readonly services: Profile['serviceCounts'];
    readonly belonging: number;
    readonly companyContents: Profile['companyContentCounts'];
    readonly bookmarks: number;
    readonly visits: number;
    readonly users: number;
    readonly followers: number;
    readonly following: number;
  };
  readonly followedBy: readonly PersonCard[];
  readonly follows: readonly PersonCard[];
  /** The paid plan of the account, when its owner or an admin asks. */
  readonly plan: Subscription | null | undefined;
  /** Who visited last, when it is the owner who asks. */
  readonly visitors: readonly PersonCard[];
  readonly articles: readonly ArticleItem[];
  readonly articleCounts: Readonly<Record<string, number>>;
};

const mutable = <T>(list: readonly T[]): T[] => [...list];

/** The whole answer of GET /api/users/username/{username}. */
export function profileAnswer(row: ProfileRow, parts: ProfileParts, reader: Reader): Profile {
  const { state } = row;
  const isOwner = reader.id === row.id;
  return {
    id: row.id,
    username: row.username,
    ...(parts.own ? { email: parts.own.email } : {}),
    ...shownSections(state.sections, parts.companies),
    isVerified: false,
    joinedAt: state.joinedAt,
    isOwner,
    isFollowing: row.is_following,
    isBlocking: row.is_blocking,
    isRequestUpdate: state.isRequestUpdate && (isOwner || reader.isAdmin),
    disabled: row.disabled,
    isDraft: state.isDraft,
    isLeaving: state.isLeaving,
    isBusinessMode: parts.own?.mode === 'business',
    isAdminMode: reader.isAdmin,
    ...(parts.plan === undefined ? {} : { duration: parts.plan }),
    userCount: parts.counts.users,
    followerCount: parts.counts.followers,
    followingCount: parts.counts.following,
    followedUsers: mutable(parts.followedBy),
    followingUsers: mutable(parts.follows),
    useServiceCount: parts.counts.services.web,
    serviceCounts: parts.counts.services,
    useServices: parts.services,
    belongingCompanyCount: parts.counts.belonging,
    companyContentCounts: parts.counts.companyContents,
    bookmarkCount: parts.counts.bookmarks,
    articles: mutable(parts.articles),
    articleCounts: { ...parts.articleCounts },
    footprintUserCount: parts.counts.visits,
    ...(isOwner ? { footprintUsers: mutable(parts.visitors) } : {}),
    ...(isOwner ? { rssFeedConfigs: rssFeedConfigsOf(state.rssConfigs) } : {}),
    revision: String(row.revision),
  };
}
