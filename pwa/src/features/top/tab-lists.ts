/** The nested tabs of the menu of hiring, and of that of companies. */
const HIRING_TABS = [
  'RECRUITMENT_MATERIALS',
  'JOINING_NEWS',
  'AFTER_JOINING_COMPANY',
  'JOB_POSITION_DETAILS',
  'AVAILABLE_POSITIONS',
  'CASUAL_INTERVIEW',
  'PERSONNEL_SYSTEM',
] as const;
const COMPANY_TABS = ['BUSINESS_OVERVIEW', 'PRESS_RELEASE', 'SERVICE_USED'] as const;

/** Tabs of the top page that have a page of their own; the value stands in `/?tab=…`. */
export const TOP_TABS = [
  'COMPANIES',
  'NOMINATED_COMPANIES',
  ...HIRING_TABS,
  ...COMPANY_TABS,
  'TECH_DESIGN_PM',
  'TECH_DESIGN',
  'ARTICLE_BLOG',
  'SLIDE',
  'MOVIE',
  'PODCAST',
  'WHITE_PAPER',
  'EVENT',
] as const;

export type TopTab = (typeof TOP_TABS)[number];

export const isTopTab = (value: unknown): value is TopTab => TOP_TABS.some((tab) => tab === value);

/** Tabs by kind of content, above what was published last; `HOME` is the page without a tab. */
export const NAVIGATION_TABS = [
  'HOME',
  'COMPANIES',
  'ARTICLE_BLOG',
  'TECH_DESIGN',
  'MOVIE',
  'SLIDE',
  'WHITE_PAPER',
  'PODCAST',
  'EVENT',
] as const;

/** What the menu of the top page offers, in its order. */
export const MENU_TABS = [
  'HOME',
  'HIRING_INFORMATION',
  'COMPANY_INFORMATION',
  'SLIDE_BLOG',
  'FIND_COMPANY',
  'COMPANIES',
  'WHAT_IS_TIP_HUB',
  'NOMINATED_COMPANIES',
] as const;

export type MenuTab = (typeof MENU_TABS)[number];

/** The second list of tabs, above the nominated companies. */
export const SECOND_TABS = [
  'NOMINATED_COMPANIES',
  'RECRUITMENT_MATERIALS',
  'JOINING_NEWS',
  'AFTER_JOINING_COMPANY',
  'JOB_POSITION_DETAILS',
  'TECH_DESIGN_PM',
  'SLIDE',
  'SERVICE_USED',
] as const satisfies readonly TopTab[];

/** The nested tabs of the menus that have any; a menu opens at its first. */
export const NESTED_TABS = {
  HIRING_INFORMATION: HIRING_TABS,
  COMPANY_INFORMATION: COMPANY_TABS,
  SLIDE_BLOG: ['TECH_DESIGN_PM', 'SLIDE', 'PODCAST', 'ARTICLE_BLOG', 'TECH_DESIGN', 'MOVIE', 'WHITE_PAPER', 'EVENT'],
  NOMINATED_COMPANIES: SECOND_TABS,
} as const satisfies Partial<Record<MenuTab, readonly TopTab[]>>;

export type MenuWithTabs = keyof typeof NESTED_TABS;

export const hasNestedTabs = (menu: MenuTab): menu is MenuWithTabs => menu in NESTED_TABS;

const MENUS_WITH_TABS = MENU_TABS.filter(hasNestedTabs);

/** The menu in which a tab stands: that of its own name, else the first that has it among its nested tabs. */
export function menuOf(tab: TopTab): MenuTab {
  const own = MENU_TABS.find((menu) => menu === tab);
  const within = (menu: MenuWithTabs) => NESTED_TABS[menu].some((nested) => nested === tab);
  return own ?? MENUS_WITH_TABS.find(within) ?? 'HOME';
}
