import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { present } from '../../address/query-parts.ts';
import { usePageTitle } from '../../ui/index.ts';
import { CategoryChips, FilterButton } from './category-chips.tsx';
import { MissingNote } from './missing-service.tsx';
import { SearchLine } from './search-line.tsx';
import type { ServiceQuery } from './service-query.ts';
import { ServiceResults, useServiceCounts } from './service-results.tsx';
import { chipsOf, mainQuery, serviceScope, toggled, typeQuery } from './service-scope.ts';
import { ServiceTree, type ServiceTreeProps } from './service-tree.tsx';
import { serviceTexts as texts } from './texts.ts';
import './search.css';

type Parts = { readonly [K in keyof ServiceQuery]?: ServiceQuery[K] | undefined };

type Props = {
  readonly query: ServiceQuery;
  /** The way to the form of a missing one. */
  readonly register: ReactNode;
};

/** The list of services (company-side 2.6, face 02); everything chosen stands in the address. */
export function ServiceListPage({ query, register }: Props) {
  usePageTitle(texts.title);
  const navigate = useNavigate();
  const scope = serviceScope(query);
  const { counter, total } = useServiceCounts(query);
  const go = (change: Parts, resetScroll = false) =>
    void navigate({ to: '/search-service', search: present({ ...query, page: undefined, ...change }), resetScroll });
  const place = (next: Pick<ServiceQuery, 'explore' | 'categories'>) =>
    go({ explore: undefined, categories: undefined, ...next });
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.title}</h1>
      <SearchLine
        key={query.search ?? ''}
        label={texts.label}
        prompt={texts.prompt}
        text={query.search ?? ''}
        onSearch={(search) => go({ search: search || undefined })}
      />
      <div className="side-l finds">
        <Filters {...{ query, scope, counter, total, register }} />
        <div>
          <CategoryChips
            chips={chipsOf(scope, counter)}
            chosen={scope.chosen}
            all={scope.type === null ? total : counter[scope.main ?? scope.type]}
            onToggle={(key) => place(toggled(scope, key))}
            onAll={() => place(scope.main === null ? typeQuery(scope.type) : mainQuery(scope.main))}
          />
          <ServiceResults
            query={query}
            register={register}
            onSort={(sort) => go({ sort: sort === 'TWITTER' ? undefined : sort })}
            onPage={(page) => go({ page: page > 1 ? page : undefined }, true)}
          />
        </div>
      </div>
    </div>
  );
}

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
