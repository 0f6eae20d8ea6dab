import type { TellingCompany } from '@meikan/contracts';
import { contentMainCategories } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import {
  type ContentTab,
  contentFilter,
  isContentTab,
  narrowTo,
  narrowToOverview,
  narrowToServiceUsers,
} from './narrowing.ts';
import { TOP_TABS } from './tab-lists.ts';
import { OVERVIEWS } from './top-tab.ts';

type Told = Pick<
  TellingCompany,
  'id' | 'contents' | 'hasHiringPresentation' | 'companyHistory' | 'businessSummary' | 'usedServiceCount'
>;

const silent: Told = {
  id: 'silent',
  contents: [],
  hasHiringPresentation: false,
  companyHistory: [],
  businessSummary: null,
  usedServiceCount: 0,
};
const idsOf = (companies: readonly Told[]) => companies.map(({ id }) => id);
const publishing = (id: string, ...contents: string[]): Told => ({ ...silent, id, contents });

const KINDS: readonly (readonly [ContentTab, string])[] = [
  ['RECRUITMENT_MATERIALS', 'slide_recruitment_material'],
  ['JOINING_NEWS', 'joining_news'],
  ['AFTER_JOINING_COMPANY', 'after_joining'],
  ['JOB_POSITION_DETAILS', 'job_description'],
  ['AVAILABLE_POSITIONS', 'job'],
  ['CASUAL_INTERVIEW', 'casual_interview'],
  ['PERSONNEL_SYSTEM', 'personnel_system'],
  ['PRESS_RELEASE', 'press_release'],
  ['TECH_DESIGN_PM', 'tech_design_blog'],
  ['TECH_DESIGN', 'tech_design_blog'],
  ['ARTICLE_BLOG', 'article'],
  ['SLIDE', 'slide'],
  ['MOVIE', 'movie'],
  ['PODCAST', 'podcast'],
  ['WHITE_PAPER', 'white_paper'],
  ['EVENT', 'event'],
];

describe('a nested tab', () => {
  it.each(KINDS)('%s keeps companies with %s, in their order', (tab, key) => {
    const other = key === 'movie' ? 'event' : 'movie';
    const companies = [publishing('b', other, key), publishing('none', other), publishing('a', key), silent];
    expect(idsOf(narrowTo(tab, companies))).toEqual(['b', 'a']);
  });
  it('of recruitment materials also keeps companies with a presentation of their own', () => {
    const presenting = { ...silent, id: 'p', hasHiringPresentation: true };
    expect(idsOf(narrowTo('RECRUITMENT_MATERIALS', [silent, presenting]))).toEqual(['p']);
    expect(narrowTo('SLIDE', [presenting])).toEqual([]);
  });
  it('of used services keeps companies that list what they use', () => {
    expect(idsOf(narrowToServiceUsers([silent, { ...silent, id: 'u', usedServiceCount: 2 }]))).toEqual(['u']);
  });
  it('asks for items of an existing category', () => {
    const known = new Set<string>(
      contentMainCategories.flatMap(({ key, categories }) => [key, ...categories.map((category) => category.key)]),
    );
    const kinds = TOP_TABS.filter(isContentTab);
    expect(kinds.toSorted()).toEqual(KINDS.map(([tab]) => tab).toSorted());
    for (const tab of kinds) {
      const { mainCategory, articleCategory } = contentFilter(tab);
      expect(known).toContain(mainCategory ?? articleCategory);
    }
  });
});

describe('a category of the business overview', () => {
  const history = { ...silent, id: 'history', companyHistory: [{ date: '2016-05', text: '創業' }] };
  const service = {
    ...silent,
    id: 'service',
    businessSummary: { backGroundSummary: '', serviceContentSummary: [{ caption: '原価の管理' }] },
  };
  const background = {
    ...silent,
    id: 'background',
    businessSummary: { backGroundSummary: '町工場から始めました。', serviceContentSummary: [] },
  };

  it.each([
    ['company_history', 'history'],
    ['service_content_summary', 'service'],
    ['background_summary', 'background'],
  ] as const)('%s keeps companies with content on it', (overview, kept) => {
    expect(idsOf(narrowToOverview(overview, [silent, history, service, background]))).toEqual([kept]);
    expect(OVERVIEWS).toContain(overview);
  });
});
