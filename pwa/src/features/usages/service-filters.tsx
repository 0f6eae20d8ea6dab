import type { ReactNode } from 'react';
import { ChipFilter, Segmented } from '../../ui/index.ts';
import { categoryChips, narrowed, type ServiceFilter, usageChips } from './service-filter.ts';
import { usageTexts } from './texts.ts';

const texts = usageTexts.filters;

const OBTAINED = [
  { value: '', label: texts.any },
  { value: 'obtained', label: texts.mine },
  { value: 'not-obtained', label: texts.notMine },
] as const;

const SORTS = (['TWITTER', 'VISITOR', 'NEWEST'] as const).map((value) => ({ value, label: usageTexts.sorts[value] }));

type Props = {
  readonly counts: Readonly<Record<string, number>>;
  readonly filter: ServiceFilter;
  readonly onFilter: (filter: ServiceFilter) => void;
  /** The reader has services of their own to compare with. */
  readonly comparable: boolean;
  readonly tools: ReactNode;
};

/** The filters and orders of a service tab (individual-side 2). */
export function ServiceFilters({ counts, filter, onFilter, comparable, tools }: Props) {
  return (
    <>
      <div className="row row-w sp srvs__t">
        <ChipFilter
          label={texts.usage}
          choices={usageChips(counts)}
          value={filter.usageType}
          onChange={(usageType) => onFilter(narrowed(filter, { usageType }))}
        />
        {tools}
      </div>
      <Categories counts={counts} filter={filter} onFilter={onFilter} />
      <div className="row row-w srvs__f">
        {comparable && (
          <Segmented
            label={texts.obtained}
            choices={OBTAINED}
            value={filter.obtained}
            onChange={(obtained) => onFilter(narrowed(filter, { obtained }))}
          />
        )}
        <Segmented
          label={texts.sort}
          choices={SORTS}
          value={filter.sort}
          onChange={(sort) => onFilter(narrowed(filter, { sort }))}
        />
      </div>
    </>
  );
}

/** One chip beside 「すべて」 would say nothing. */
const WORTH_A_CHOICE = 3;

function Categories({ counts, filter, onFilter }: Pick<Props, 'counts' | 'filter' | 'onFilter'>) {
  const choices = categoryChips(counts);
  if (choices.length < WORTH_A_CHOICE) return null;
  return (
    <div className="srvs__c">
      <ChipFilter
        label={texts.category}
        choices={choices}
        value={filter.mainCategory}
        onChange={(mainCategory) => onFilter(narrowed(filter, { mainCategory }))}
      />
    </div>
  );
}
