import type { companyTabTexts } from '../../directory/company-tabs.texts.ts';

export type TabId = keyof typeof companyTabTexts.names;
export type TabGroupName = keyof typeof companyTabTexts.groups;

/** Which items a tab of content lists: all, those of a main category, or those of one category. */
export type ContentFilter = { readonly mainCategory?: string; readonly articleCategory?: string };

export type CompanySection =
  | 'mission'
  | 'environment'
  | 'photos'
  | 'engineers'
  | 'summary'
  | 'appeal'
  | 'feePlans'
  | 'support'
  | 'roadmap'
  | 'help';

export type TabContent =
  | { readonly kind: 'overview' }
  | { readonly kind: 'users' }
  | { readonly kind: 'members' }
  | { readonly kind: 'companies'; readonly list: 'company-use' | 'company-using' | 'company-relative' }
  | { readonly kind: 'content'; readonly filter: ContentFilter }
  | { readonly kind: 'section'; readonly section: CompanySection }
  /** What people wrote about joining, and what their company noted of it. */
  | { readonly kind: 'log'; readonly filter: { readonly articleCategory: string } }
  /** What the people who use it say of it, and what its owner heard of them. */
  | { readonly kind: 'recommends' }
  /** What it answers to the questions of the survey. */
  | { readonly kind: 'questions' };

const of = (mainCategory: string): TabContent => ({ kind: 'content', filter: { mainCategory } });
const only = (articleCategory: string): TabContent => ({ kind: 'content', filter: { articleCategory } });
const section = (name: CompanySection): TabContent => ({ kind: 'section', section: name });

/** What stands in each tab. The ids are those of the specification. */
export const TAB_CONTENT: Readonly<Record<TabId, TabContent>> = {
  1: { kind: 'overview' },
  2: { kind: 'users' },
  3: { kind: 'recommends' },
  4: { kind: 'companies', list: 'company-use' },
  5: { kind: 'companies', list: 'company-using' },
  9: { kind: 'companies', list: 'company-relative' },
  10: { kind: 'members' },
  11: { kind: 'content', filter: {} },
  12: of('movie'),
  13: of('job'),
  14: of('tech_design_blog'),
  15: { kind: 'questions' },
  16: section('environment'),
  17: of('slide'),
  18: of('related_article'),
  19: of('casual_interview'),
  20: of('trust_network'),
  21: only('recruiting_pr'),
  22: section('mission'),
  23: of('podcast'),
  24: only('slide_recruitment_material'),
  25: of('white_paper'),
  26: of('event'),
  27: section('photos'),
  28: section('engineers'),
  29: section('feePlans'),
  30: of('press_release'),
  31: section('support'),
  32: section('roadmap'),
  33: section('help'),
  34: section('summary'),
  35: section('appeal'),
  36: { kind: 'log', filter: { articleCategory: 'joining_news' } },
  37: only('after_joining'),
  38: only('job_description'),
};

/** The four groups of 「ほかのタブ」, each in its order. */
export const TAB_GROUPS: Readonly<Record<TabGroupName, readonly TabId[]>> = {
  know: [1, 34, 22, 35, 27, 32, 29, 33],
  work: [13, 24, 21, 28, 16, 38, 36, 37, 19, 10],
  read: [11, 18, 14, 17, 12, 23, 25, 26, 30],
  ties: [4, 5, 2, 3, 9, 20, 15, 31],
};

/** Who comes first into the strip of ten. */
export const STRIP_ORDER: readonly TabId[] = [
  1, 11, 13, 10, 16, 4, 5, 2, 17, 27, 15, 14, 9, 30, 12, 23, 25, 26, 34, 22, 35, 28, 24, 36, 37, 38, 19, 18, 20, 21, 3,
  29, 31, 32, 33,
];

/** Whether a number is the id of a tab. */
export const isTabId = (id: number): id is TabId => STRIP_ORDER.some((known) => known === id);
