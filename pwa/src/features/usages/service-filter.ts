import { usageTexts } from './texts.ts';

/** What is shown of somebody's services; an empty text is no narrowing. */
export type ServiceFilter = {
  readonly usageType: '' | 'private' | 'company';
  /** Against the reader's own services. */
  readonly obtained: '' | 'obtained' | 'not-obtained';
  readonly sort: 'NEWEST' | 'TWITTER' | 'VISITOR';
  readonly page: number;
};

export const NO_FILTER: ServiceFilter = { usageType: '', obtained: '', sort: 'NEWEST', page: 1 };

export const PAGE_SIZE = 12;

/** A changed filter shows its first page. */
export const narrowed = (filter: ServiceFilter, changes: Partial<Omit<ServiceFilter, 'page'>>): ServiceFilter => ({
  ...filter,
  ...changes,
  page: 1,
});

/** As the call asks for it. */
export const serviceQuery = ({ usageType, obtained, sort, page }: ServiceFilter) => ({
  page: String(page),
  limit: String(PAGE_SIZE),
  sort,
  ...(usageType === '' ? {} : { usageType }),
  ...(obtained === '' ? {} : { obtained }),
});

type Counts = Readonly<Record<string, number>>;

/** All, then each way of using that occurs, with their counts. */
export function usageChips(counts: Counts) {
  const types = (['private', 'company'] as const)
    .map((value) => ({ value, label: usageTexts.usage[value], count: counts[value] ?? 0 }))
    .filter(({ count }) => count > 0);
  const all = { value: '' as const, label: usageTexts.filters.all, count: totalOf(counts) };
  return [all, ...types];
}

/** All services of a person, before any filter. */
export const totalOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
