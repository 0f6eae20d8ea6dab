import { type Company, shownCompany } from '@meikan/contracts';
import { companySections, emptySections } from '@meikan/domain';

const COUNTS: Company['counts'] = {
  articles: 0,
  users: 0,
  members: 0,
  usedBy: 0,
  usedServices: 0,
  relatedCompanies: 0,
  recommends: 0,
  questions: 0,
  contents: {},
};

const NOTHING = emptySections(companySections);
const shown = shownCompany({ ...NOTHING, basics: { ...NOTHING.basics, name: '株式会社ひより計画' } });

/** A public company that has entered nothing but its name, with these counts. */
export const aCompany = (counts: Partial<Company['counts']> = {}): Company => ({
  ...shown,
  id: 'hiyori',
  category: null,
  detailCategory: null,
  isVerified: false,
  isPublic: true,
  followerCount: 0,
  footprintUserCount: 0,
  userCount: 0,
  articleCount: 0,
  isOwner: false,
  isDraft: false,
  isPaidAccount: false,
  isMemberOfPaidAccount: false,
  hasPage: true,
  isShareSocial: false,
  isHighlight: false,
  showOnSearchPage: true,
  alwaysShowOnTopPage: false,
  isRequestUpdate: false,
  updatedByAdmin: false,
  isFollowing: false,
  usageType: [],
  usageComment: null,
  counts: { ...COUNTS, ...counts },
  revision: '1',
});
