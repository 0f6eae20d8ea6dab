import { type ArticleItem, type PersonCard, type Profile, shownSections } from '@meikan/contracts';
import type { Reader } from '../edge/read-route.ts';
import type { ProfileRow } from './profile-query.ts';

export type ProfileParts = {
  readonly companies: readonly { readonly id: string; readonly name: string; readonly logo: string | null }[];
  readonly services: Profile['useServices'];
  /** How long each list is that the profile leads to. */
  readonly counts: {
    readonly services: number;
    readonly belonging: number;
    readonly bookmarks: number;
    readonly followers: number;
    readonly following: number;
  };
  readonly followedBy: readonly PersonCard[];
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
    ...shownSections(state.sections, parts.companies),
    isVerified: false,
    joinedAt: state.joinedAt,
    isOwner,
    isFollowing: row.is_following,
    isRequestUpdate: state.isRequestUpdate && (isOwner || reader.isAdmin),
    disabled: row.disabled,
    isBusinessMode: false,
    isAdminMode: reader.isAdmin,
    followerCount: parts.counts.followers,
    followingCount: parts.counts.following,
    followedUsers: mutable(parts.followedBy),
    useServiceCount: parts.counts.services,
    useServices: parts.services,
    belongingCompanyCount: parts.counts.belonging,
    bookmarkCount: parts.counts.bookmarks,
    articles: mutable(parts.articles),
    articleCounts: { ...parts.articleCounts },
    revision: String(row.revision),
  };
}
