import type { CompanyCard } from '@meikan/contracts';

/** A service of the directory, as lists show it. */
export const aService = (told: Partial<CompanyCard> = {}): CompanyCard => ({
  id: 'musubi',
  name: 'むすび',
  reading: null,
  logo: null,
  hasLogo: false,
  overview: '人を結ぶ',
  category: null,
  serviceType: 'web_service',
  canDo: [],
  headQuarterCountryCode: null,
  location: null,
  size: null,
  isVerified: false,
  isPublic: true,
  website: 'https://musubi.example',
  followerCount: 0,
  footprintUserCount: 0,
  userCount: 0,
  articleCount: 0,
  ...told,
});
