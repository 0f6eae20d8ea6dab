import { describe, expect, it } from 'vitest';
import { MENU_TABS, menuOf, NAVIGATION_TABS, NESTED_TABS, SECOND_TABS, TOP_TABS } from './tab-lists.ts';
import { DEFAULT_OVERVIEW, OVERVIEWS, TOP_VIEWS, topSearch, topTabAt } from './top-tab.ts';

/** What the specification names, word for word. */
const SPEC = {
  navigation: 'HOME, COMPANIES, ARTICLE_BLOG, TECH_DESIGN, MOVIE, SLIDE, WHITE_PAPER, PODCAST, EVENT',
  menu: 'HOME, HIRING_INFORMATION, COMPANY_INFORMATION, SLIDE_BLOG, FIND_COMPANY, COMPANIES, WHAT_IS_TIP_HUB, NOMINATED_COMPANIES',
  nested:
    'JOINING_NEWS, RECRUITMENT_MATERIALS, CASUAL_INTERVIEW, PERSONNEL_SYSTEM, BUSINESS_OVERVIEW, PRESS_RELEASE, SERVICE_USED, TECH_DESIGN_PM, SLIDE, PODCAST, AVAILABLE_POSITIONS, AFTER_JOINING_COMPANY, JOB_POSITION_DETAILS',
  second:
    'NOMINATED_COMPANIES, RECRUITMENT_MATERIALS, JOINING_NEWS, AFTER_JOINING_COMPANY, JOB_POSITION_DETAILS, TECH_DESIGN_PM, SLIDE, SERVICE_USED',
};

describe('the tabs of the top page', () => {
  it("are the specification's: along the page, in the menu, and above the nominated companies", () => {
    expect(NAVIGATION_TABS.join(', ')).toBe(SPEC.navigation);
    expect(MENU_TABS.join(', ')).toBe(SPEC.menu);
    expect(SECOND_TABS.join(', ')).toBe(SPEC.second);
  });
  it.each(SPEC.nested.split(', '))('have %s nested in a menu', (tab) => {
    const { NOMINATED_COMPANIES: _, ...menus } = NESTED_TABS;
    const nested: readonly string[] = Object.values(menus).flat();
    expect(nested.filter((key) => key === tab)).toHaveLength(1);
  });
  it('are each in a menu with their nested tabs', () => {
    expect(TOP_TABS.map((tab) => [tab, menuOf(tab)])).not.toContainEqual([expect.anything(), 'HOME']);
    expect(menuOf('SLIDE')).toBe('SLIDE_BLOG');
    expect(menuOf('SERVICE_USED')).toBe('COMPANY_INFORMATION');
    expect(menuOf('NOMINATED_COMPANIES')).toBe('NOMINATED_COMPANIES');
  });
  it('are four on a phone: companies that tackle issues, company search, content, tags', () => {
    expect(TOP_VIEWS).toEqual(['COMPANY_TACKLING_ISSUES', 'COMPANY_SEARCH', 'DEFAULT', 'TAGS']);
  });
  it('of the business overview are three, with the summary of services by default', () => {
    expect(OVERVIEWS).toEqual(['company_history', 'service_content_summary', 'background_summary']);
    expect(DEFAULT_OVERVIEW).toBe('service_content_summary');
  });
});

describe('topTabAt', () => {
  it('is the open tab of the top page, and none for an unknown name or another page', () => {
    expect(topTabAt({ pathname: '/', searchStr: '?tab=SLIDE&page=2' })).toBe('SLIDE');
    expect(topTabAt({ pathname: '/', searchStr: '?tab=NONSENSE' })).toBeUndefined();
    expect(topTabAt({ pathname: '/search', searchStr: '?tab=SLIDE' })).toBeNull();
  });
});

describe('topSearch', () => {
  it('keeps known parts and drops the rest', () => {
    const known = { tab: 'BUSINESS_OVERVIEW', view: 'TAGS', overview: 'company_history' };
    expect(topSearch({ ...known, page: '2', other: '1' })).toEqual({ ...known, page: 2 });
    expect(topSearch({ tab: 'MOVIE)', view: 'DEFAULT', overview: DEFAULT_OVERVIEW, page: '-1' })).toEqual({});
    expect(topSearch({ page: '1' })).toEqual({});
  });
  it('opens the first nested tab for the name of a menu', () => {
    const named = Object.keys(NESTED_TABS).map((tab) => topSearch({ tab }));
    expect(named.map(({ tab }) => tab)).toEqual([
      'RECRUITMENT_MATERIALS',
      'BUSINESS_OVERVIEW',
      'TECH_DESIGN_PM',
      'NOMINATED_COMPANIES',
    ]);
  });
});
