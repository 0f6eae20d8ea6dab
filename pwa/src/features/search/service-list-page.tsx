import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { present } from '../../address/query-parts.ts';
import { ALL } from '../../directory/listing/category-chips.ts';
import { queryLink } from '../../directory/listing/query-link.tsx';
import { usePageTitle } from '../../ui/index.ts';
import { CategoryChips, FilterButton } from './category-chips.tsx';
import { countsClass } from './found-count.tsx';
import { MissingNote } from './missing-service.tsx';
import { SearchLine } from './search-line.tsx';
import type { ServiceQuery } from './service-query.ts';
import { ServiceResults, useServiceCounts } from './service-results.tsx';
import { chipsOf, type ServiceScope, serviceScope, toggled, wholeOf } from './service-scope.ts';
import { ServiceTree, type ServiceTreeProps } from './service-tree.tsx';
import { serviceTexts as texts } from './texts.ts';
import './search.css';

type Props = {
  readonly query: ServiceQuery;
  /** The way to the form of a missing one. */
  readonly register: ReactNode;
};

/** The list of services; everything chosen stands in the address. */
export function ServiceListPage({ query, register }: Props) {
  usePageTitle(texts.title);
  const navigate = useNavigate();
  const scope = serviceScope(query);
  const { counter, total, lowerBound } = useServiceCounts(query);
  const searchFor = (text: string) =>
    void navigate({
      to: '/search-service',
      search: present({ ...query, search: text || undefined, page: undefined }),
      resetScroll: false,
    });
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.title}</h1>
      <SearchLine
        key={query.search ?? ''}
        label={texts.label}
        prompt={texts.prompt}
        text={query.search ?? ''}
        onSearch={searchFor}
      />
      <div className={`side-l finds ${countsClass(lowerBound)}`}>
        <Filters {...{ query, scope, counter, total, register }} />
        <div>
          <CategoryChips
            chips={chipsOf(scope, counter)}
            chosen={scope.chosen}
            all={scope.type === null ? total : counter[scope.main ?? scope.type]}
            link={scopeLink(scope)}
          />
          <ServiceResults query={query} register={register} />
        </div>
      </div>
    </div>
  );
}

/** Leads to a scope with one more or one less category, or to the whole of it. */
const scopeLink = (scope: ServiceScope) =>
  queryLink((key: string) => ({
    ...{ explore: undefined, categories: undefined, page: undefined },
    ...(key === ALL ? wholeOf(scope) : toggled(scope, key)),
  }));

/** Types and usages: at the left of the list, folded behind a button on a phone. */
function Filters({ register, ...tree }: ServiceTreeProps & Pick<Props, 'register'>) {
  const [open, setOpen] = useState(false);
  const { scope, query } = tree;
  const chosen = [scope.type, scope.main, query.mainUsage].filter(Boolean);
  return (
    <div>
      <div className="row">
        <FilterButton label={texts.filters(chosen.length)} open={open} onToggle={() => setOpen(!open)} />
      </div>
      <aside className={open ? '' : 'only-d'}>
        <ServiceTree {...tree} />
        <MissingNote register={register} />
      </aside>
    </div>
  );
}
