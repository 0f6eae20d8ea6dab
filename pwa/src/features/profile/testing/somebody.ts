import { type Profile, shownSections } from '@meikan/contracts';
import { emptySections, profileSections } from '@meikan/domain';

const NOTHING = emptySections(profileSections);
const NOBODY: Profile = {
  ...shownSections({ ...NOTHING, basics: { ...NOTHING.basics, name: '佐伯 みなと' } }, []),
  id: 'user-1',
  username: 'user-1',
  isVerified: false,
  joinedAt: '2026-01-01T00:00:00.000Z',
  isOwner: false,
  isFollowing: false,
  isBlocking: false,
  isRequestUpdate: false,
  userCount: 0,
  disabled: false,
  isDraft: false,
  isLeaving: false,
  isBusinessMode: false,
  isAdminMode: false,
  followerCount: 0,
  followingCount: 0,
  followedUsers: [],
  followingUsers: [],
  useServiceCount: 0,
  serviceCounts: { web: 0, business: 0 },
  useServices: [],
  belongingCompanyCount: 0,
  companyContentCounts: { job: 0, article: 0 },
  bookmarkCount: 0,
  footprintUserCount: 0,
  articles: [],
  articleCounts: {},
  revision: '1',
};

/** A profile that says nothing but what a test gives it. */
export const somebody = (told: Partial<Profile>): Profile => ({ ...NOBODY, ...told });
