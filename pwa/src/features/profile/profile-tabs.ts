import type { CompanyContentKind, Profile } from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import { writtenParts } from './contact/contact-parts.ts';
import { profileTexts as texts } from './texts.ts';

export type TabKey = keyof typeof texts.tabs;

type Tab = {
  readonly key: TabKey;
  /** Its number in addresses that were given out. */
  readonly id: number;
  /** How much it lists; undefined for a tab that lists nothing. */
  readonly count: (profile: Profile) => number | undefined;
  readonly isEmpty?: (profile: Profile) => boolean;
  /** The owner sees it empty too, with a way to fill it. */
  readonly emptyForOwner: boolean;
  /** Reached by its address and by links, and in the strip only while it stands open. */
  readonly outsideStrip?: true;
  /** Not shown to its owner in preview. */
  readonly notInPreview?: true;
};

/** The kind of content that a tab lists; the others list no content. */
export const MAIN_CATEGORIES = {
  articles_blogs: 'private_blog',
  knowledge: 'knowledge',
  slide: 'slide',
  movie: 'movie',
  career_network: 'trust_network',
} as const satisfies Partial<Record<TabKey, string>>;

export type ContentTab = keyof typeof MAIN_CATEGORIES;
const CONTENT_TABS: readonly ContentTab[] = ['articles_blogs', 'knowledge', 'slide', 'movie', 'career_network'];
/** The tab that lists an article of this category. */
export function tabOfArticle(articleCategory: string): { readonly tab: ContentTab; readonly label: string } | null {
  const main = contentCategory(articleCategory)?.mainCategory;
  const tab = CONTENT_TABS.find((key) => MAIN_CATEGORIES[key] === main);
  return tab === undefined ? null : { tab, label: texts.tabs[tab] };
}

export const isContentTab = (key: TabKey): key is ContentTab => Object.hasOwn(MAIN_CATEGORIES, key);

const content = (key: ContentTab, id: number): Tab => ({
  key,
  id,
  count: ({ articleCounts }) => articleCounts[MAIN_CATEGORIES[key]] ?? 0,
  emptyForOwner: true,
});

const companyContent = (key: TabKey, id: number, kind: CompanyContentKind): Tab => ({
  key,
  id,
  count: ({ companyContentCounts }) => companyContentCounts[kind],
  emptyForOwner: false,
});

const TABS: readonly Tab[] = [
  { key: 'overview', id: 3, count: () => undefined, emptyForOwner: true },
  content('articles_blogs', 8),
  content('knowledge', 10),
  content('slide', 9),
  { key: 'belonging_company', id: 7, count: (profile) => profile.belongingCompanyCount, emptyForOwner: false },
  companyContent('company_jobs', 13, 'job'),
  content('movie', 11),
  content('career_network', 12),
  companyContent('company_articles', 14, 'article'),
  { key: 'bookmark', id: 6, count: (profile) => profile.bookmarkCount, emptyForOwner: false },
  {
    key: 'contacts',
    id: 16,
    count: () => undefined,
    isEmpty: (profile) => writtenParts(profile) === 0,
    emptyForOwner: true,
    notInPreview: true,
  },
  {
    key: 'web_service',
    id: 0,
    count: ({ serviceCounts }) => serviceCounts.web,
    emptyForOwner: true,
    outsideStrip: true,
  },
  {
    key: 'business_service',
    id: 4,
    count: ({ serviceCounts }) => serviceCounts.business,
    emptyForOwner: true,
    outsideStrip: true,
  },
  {
    key: 'footprint',
    id: 5,
    count: () => undefined,
    // Only its owner is told who came.
    isEmpty: ({ footprintUsers }) => footprintUsers === undefined,
    emptyForOwner: true,
    outsideStrip: true,
    notInPreview: true,
  },
];

export type ShownTab = { readonly key: TabKey; readonly label: string; readonly count: number | undefined };

type Viewing = {
  /** The owner, not in preview. */
  readonly editable: boolean;
  /** The owner in preview, who else sees what a visitor sees. */
  readonly ownPreview: boolean;
  /** The query's `tab`: a key or a number. */
  readonly asked: string | undefined;
};

const answersTo = (tab: Tab, asked: string | undefined) => tab.key === asked || String(tab.id) === asked;
const isEmpty = (tab: Tab, profile: Profile) => tab.isEmpty?.(profile) ?? tab.count(profile) === 0;

/**
 * The tabs in their order: empty ones are hidden from visitors and in preview; companies and
 * bookmarks also from their owner, but not under the owner's hands while that tab stands open.
 */
export function shownTabs(profile: Profile, { editable, ownPreview, asked }: Viewing): readonly ShownTab[] {
  const shown = TABS.filter((tab) => {
    const open = answersTo(tab, asked);
    if ((tab.outsideStrip && !open) || (tab.notInPreview && ownPreview)) return false;
    return !isEmpty(tab, profile) || (editable && (tab.emptyForOwner || open));
  });
  return shown.map(({ key, count }) => ({ key, label: texts.tabs[key], count: count(profile) }));
}

/** The tab that stands open: the one asked for when it is shown, else the overview. */
export function openTab(profile: Profile, viewing: Viewing): TabKey {
  const asked = TABS.find((tab) => answersTo(tab, viewing.asked));
  return shownTabs(profile, viewing).find(({ key }) => key === asked?.key)?.key ?? 'overview';
}
