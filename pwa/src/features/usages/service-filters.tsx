import type { ReactNode } from 'react';
import { categoryLink, queryLink } from '../../directory/listing/query-link.tsx';
import { ChipFilter, SegmentedLinks } from '../../ui/index.ts';
import { categoryChips, OBTAINED, type ServiceFilter, SORTS, usageChips } from './service-filter.ts';
import { usageTexts } from './texts.ts';

const texts = usageTexts.filters;

const OBTAINED_CHOICES = ['' as const, ...OBTAINED].map((value) => ({ value, label: texts.whose[value] }));

const SORT_CHOICES = SORTS.map((value) => ({ value, label: usageTexts.sorts[value] }));

const usageLink = queryLink((usage: ServiceFilter['usageType']) => ({ usage: usage || undefined, page: undefined }));
const obtainedLink = queryLink((obtained: ServiceFilter['obtained']) => ({
  obtained: obtained || undefined,
  page: undefined,
}));
const sortLink = queryLink((sort: ServiceFilter['sort']) => ({
  sort: sort === SORTS[0] ? undefined : sort,
  page: undefined,
}));

type Props = {
  readonly counts: Readonly<Record<string, number>>;
  readonly filter: ServiceFilter;
  /** The reader has services of their own to compare with. */
  readonly comparable: boolean;
  readonly tools: ReactNode;
};

/** The filters and orders of a service tab. */
export function ServiceFilters({ counts, filter, comparable, tools }: Props) {
  return (
    <>
      <div className="row row-w sp srvs__t">
        <ChipFilter label={texts.usage} choices={usageChips(counts)} value={filter.usageType} link={usageLink} />
        {tools}
      </div>
      <Categories counts={counts} filter={filter} />
      <div className="row row-w srvs__f">
        {comparable && (
          <SegmentedLinks
            label={texts.obtained}
            choices={OBTAINED_CHOICES}
            value={filter.obtained}
            link={obtainedLink}
          />
        )}
        <SegmentedLinks label={texts.sort} choices={SORT_CHOICES} value={filter.sort} link={sortLink} />
      </div>
    </>
  );
}

/** One chip beside 「すべて」 would say nothing. */
const WORTH_A_CHOICE = 3;

function Categories({ counts, filter }: Pick<Props, 'counts' | 'filter'>) {
  const choices = categoryChips(counts);
  if (choices.length < WORTH_A_CHOICE) return null;
  return (
    <div className="srvs__c">
      <ChipFilter label={texts.category} choices={choices} value={filter.mainCategory} link={categoryLink} />
    </div>
  );
}
