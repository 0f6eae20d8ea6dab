import { type ServiceTab, serviceMainCategory } from '@meikan/domain';
import type { ListQuery } from '../../address/list-query.ts';
import { choicePart } from '../../address/query-parts.ts';
import { pageOf, ROWS } from '../../api/page-of.ts';
import { usageTexts } from './texts.ts';

const USAGES = ['private', 'company'] as const;
export const OBTAINED = ['obtained', 'not-obtained'] as const;
export const SORTS = ['TWITTER', 'VISITOR', 'NEWEST'] as const;

/** What is shown of somebody's services; an empty text is no narrowing. */
export type ServiceFilter = {
  /** A main category of the service taxonomy. */
  readonly mainCategory: string;
  readonly usageType: '' | (typeof USAGES)[number];
  /** Against the reader's own services. */
  readonly obtained: '' | (typeof OBTAINED)[number];
  readonly sort: (typeof SORTS)[number];
  readonly page: number;
};

/** What an address asks for: everything, in the order that a list begins with, but for what it names. */
export const serviceFilter = ({ category = '', usage, obtained, sort, page = 1 }: ListQuery): ServiceFilter => ({
  mainCategory: serviceMainCategory(category) ? category : '',
  usageType: choicePart(USAGES, usage) ?? '',
  obtained: choicePart(OBTAINED, obtained) ?? '',
  sort: choicePart(SORTS, sort) ?? SORTS[0],
  page,
});

export const PAGE_SIZE = ROWS.person.services;

/** As the call asks for it. */
export const serviceQuery = (tab: ServiceTab, { mainCategory, usageType, obtained, sort, page }: ServiceFilter) => ({
  ...pageOf(PAGE_SIZE, page),
  tab,
  sort,
  ...(mainCategory === '' ? {} : { mainCategory }),
  ...(usageType === '' ? {} : { usageType }),
  ...(obtained === '' ? {} : { obtained }),
});

type Counts = Readonly<Record<string, number>>;

/** All, then each way of using that occurs, with their counts. */
export function usageChips(counts: Counts) {
  const types = USAGES.map((value) => ({ value, label: usageTexts.usage[value], count: counts[value] ?? 0 }));
  const all = { value: '' as const, label: usageTexts.filters.all, count: totalOf(counts) };
  return [all, ...types.filter(({ count }) => count > 0)];
}

/** All, then each main category that occurs; the partners' has no chip. */
export function categoryChips(counts: Counts) {
  const known = Object.entries(counts).flatMap(([value, count]) => {
    const category = serviceMainCategory(value);
    return category && !category.excludedFromProfile ? [{ value, label: category.label, count }] : [];
  });
  return [{ value: '', label: usageTexts.filters.all, count: totalOf(counts) }, ...known];
}

/** All services under a tab, before any filter: each is used in exactly one way. */
export const totalOf = (counts: Counts): number => USAGES.reduce((sum, usage) => sum + (counts[usage] ?? 0), 0);
