import { describe, expect, it } from 'vitest';
import { contentFilter, narrowTo, type TopCompany } from './narrowing.ts';
import { topSearch } from './top-tab.ts';

const plain: TopCompany = {
  id: 'a',
  name: '株式会社あさひ',
  reading: null,
  logo: null,
  hasLogo: false,
  overview: '',
  category: null,
  serviceType: 'business_company',
  canDo: [],
  headQuarterCountryCode: null,
  location: null,
  size: null,
  isVerified: false,
  isPublic: true,
  website: null,
  followerCount: 0,
  footprintUserCount: 0,
  userCount: 0,
  articleCount: 0,
  hasTechArticle: false,
  hasPrArticle: false,
  hasSlideArticle: false,
  hasPodCastArticle: false,
  hasHiringPresentation: false,
  companyHistory: [],
  businessSummary: null,
};
const idsOf = (companies: readonly TopCompany[]) => companies.map(({ id }) => id);

describe('narrowTo', () => {
  const companies = [plain, { ...plain, id: 'b', hasSlideArticle: true }, { ...plain, id: 'c', hasTechArticle: true }];

  it('keeps the companies whose flag says that they have such content', () => {
    expect(idsOf(narrowTo('SLIDE', companies, []))).toEqual(['b']);
    expect(idsOf(narrowTo('TECH_DESIGN_PM', companies, []))).toEqual(['c']);
  });
  it('keeps the companies that wrote one of the items, in their own order', () => {
    expect(idsOf(narrowTo('JOINING_NEWS', companies, [{ companyId: 'c' }, { companyId: 'a' }]))).toEqual(['a', 'c']);
  });
  it('lets no item without a company keep anybody', () => {
    expect(narrowTo('JOB_POSITION_DETAILS', companies, [{ companyId: null }])).toEqual([]);
  });
});

describe('contentFilter', () => {
  it('names one category or one main category', () => {
    expect(contentFilter('JOINING_NEWS')).toEqual({ articleCategory: 'joining_news' });
    expect(contentFilter('SLIDE')).toEqual({ mainCategory: 'slide' });
  });
});

describe('topSearch', () => {
  it('keeps what it knows and drops the rest', () => {
    expect(topSearch({ tab: 'SLIDE', view: 'TAGS', page: '2', other: 1 })).toEqual({
      tab: 'SLIDE',
      view: 'TAGS',
      page: 2,
    });
    expect(topSearch({ tab: 'slide', view: 'DEFAULT', page: -1 })).toEqual({});
    expect(topSearch({ page: 1 })).toEqual({});
  });
});
