import { type ServiceTab, serviceMainCategory } from '@meikan/domain';
import { usageTexts } from './texts.ts';

/** What is shown of somebody's services; an empty text is no narrowing. */
export type ServiceFilter = {
  readonly tab: ServiceTab;
  /** A main category of the service taxonomy. */
  readonly mainCategory: string;
  readonly usageType: '' | 'private' | 'company';
  /** Against the reader's own services. */
  readonly obtained: '' | 'obtained' | 'not-obtained';
  readonly sort: 'TWITTER' | 'VISITOR' | 'NEWEST';
  readonly page: number;
};

/** Everything under a tab, in the order that the spec begins with (individual-side 2.10). */
export const unfiltered = (tab: ServiceTab): ServiceFilter => ({
  tab,
  mainCategory: '',
  usageType: '',
  obtained: '',
  sort: 'TWITTER',
  page: 1,
});

export const PAGE_SIZE = 12;

/** A changed filter shows its first page. */
export const narrowed = (filter: ServiceFilter, changes: Partial<Omit<ServiceFilter, 'page'>>): ServiceFilter => ({
  ...filter,
  ...changes,
  page: 1,
});

/** As the call asks for it. */
export const serviceQuery = ({ tab, mainCategory, usageType, obtained, sort, page }: ServiceFilter) => ({
  page: String(page),
  limit: String(PAGE_SIZE),
  tab,
  sort,
  ...(mainCategory === '' ? {} : { mainCategory }),
  ...(usageType === '' ? {} : { usageType }),
  ...(obtained === '' ? {} : { obtained }),
});

type Counts = Readonly<Record<string, number>>;
const USAGES = ['private', 'company'] as const;

/** All, then each way of using that occurs, with their counts. */
export function usageChips(counts: Counts) {
  const types = USAGES.map((value) => ({ value, label: usageTexts.usage[value], count: counts[value] ?? 0 }));
  const all = { value: '' as const, label: usageTexts.filters.all, count: totalOf(counts) };
  return [all, ...types.filter(({ count }) => count > 0)];
}

/** All, then each main category that occurs; the partners' has no chip (individual-side 4). */
export function categoryChips(counts: Counts) {
  const known = Object.entries(counts).flatMap(([value, count]) => {
    const category = serviceMainCategory(value);
    return category && !category.excludedFromProfile ? [{ value, label: category.label, count }] : [];
  });
  return [{ value: '', label: usageTexts.filters.all, count: totalOf(counts) }, ...known];
}

/** All services under a tab, before any filter: each is used in exactly one way. */
export const totalOf = (counts: Counts): number => USAGES.reduce((sum, usage) => sum + (counts[usage] ?? 0), 0);
