import { searchCompanies } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { List, Pager, Segmented, SkeletonList } from '../../ui/index.ts';
import { FoundCount } from './found-count.tsx';
import { NoServices } from './missing-service.tsx';
import { useOwnUsages } from './own-usages.ts';
import { present } from './query-parts.ts';
import { ServiceCard } from './service-card.tsx';
import {
  SERVICE_SORTS,
  SERVICES_PER_PAGE,
  type ServiceQuery,
  type ServiceSort,
  servicesAsked,
} from './service-query.ts';
import { searchTexts, serviceTexts as texts } from './texts.ts';

type Props = {
  readonly query: ServiceQuery;
  /** The way to the registration of a missing one, for those who may register. */
  readonly register: ReactNode;
  readonly onSort: (sort: ServiceSort) => void;
  readonly onPage: (page: number) => void;
};

/** Counts per category of all services that the words and the usage leave, whatever category is open. */
export function useServiceCounts({ search, mainUsage }: ServiceQuery) {
  const query = { type: 'service' as const, limit: '1', ...present({ search, mainUsage }) };
  const { data } = useQuery(apiQuery(searchCompanies, { query }));
  return { counter: data?.counter ?? {}, total: data?.total };
}

function useServices(query: ServiceQuery) {
  return useQuery({
    ...apiQuery(searchCompanies, { query: servicesAsked(query) }),
    placeholderData: keepPreviousData,
  });
}

/** The services that a query finds, with count, order and pages. */
export function ServiceResults({ query, register, onSort, onPage }: Props) {
  const services = useServices(query);
  const usages = useOwnUsages();
  const { page = 1, limit = SERVICES_PER_PAGE, sort = 'TWITTER', search: text = '' } = query;
  return (
    <Asked query={services} waiting={<SkeletonList rows={SERVICES_PER_PAGE} />}>
      {({ payload, total = payload.length }) => (
        <>
          <div className={total === 0 ? undefined : 'row row-w sp found__h'}>
            <FoundCount count={total} words={texts.found} />
            {total > 0 && (
              <Segmented
                label={searchTexts.sort}
                choices={SERVICE_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
                value={sort}
                onChange={onSort}
              />
            )}
          </div>
          {total === 0 ? (
            <NoServices register={register} />
          ) : (
            <div aria-busy={services.isPlaceholderData} className="found__l">
              <List columns={2} label={texts.list}>
                {payload.map((service) => (
                  <ServiceCard key={service.id} service={service} text={text} usage={usages.get(service.id)} />
                ))}
              </List>
              <Pager total={total} page={page} pageSize={limit} onPage={onPage} />
            </div>
          )}
        </>
      )}
    </Asked>
  );
}
