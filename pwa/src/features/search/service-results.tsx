import { searchCompanies } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { present } from '../../address/query-parts.ts';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { pageLinkFromTop, queryLink } from '../../directory/listing/query-link.tsx';
import { extentOf, useCorrected } from '../../directory/listing/use-list-query.ts';
import { List, Pager, SegmentedLinks, SkeletonList } from '../../ui/index.ts';
import { FoundCount, isAtLeast } from './found-count.tsx';
import { NoServices, NoServicesToSee } from './missing-service.tsx';
import { useOwnUsages } from './own-usages.ts';
import { ServiceCard } from './service-card.tsx';
import {
  FIRST_SORT,
  SERVICE_SORTS,
  SERVICES_PER_PAGE,
  type ServiceQuery,
  type ServiceSort,
  type ServicesWanted,
  servicesAsked,
} from './service-query.ts';
import { searchTexts, serviceTexts as texts } from './texts.ts';

type Props = {
  readonly query: ServicesWanted;
  /** The way to the registration of a missing one, for those who may register. */
  readonly register: ReactNode;
};

/** Counts per category of all services that the words and the usage leave, whatever category is open. */
export function useServiceCounts({ search, mainUsage }: ServiceQuery) {
  const query = { type: 'service' as const, limit: '1', ...present({ search, mainUsage }) };
  const { data } = useQuery(apiQuery(searchCompanies, { query }));
  return { counter: data?.counter ?? {}, total: data?.total, lowerBound: data?.lowerBound };
}

function useServices(query: ServicesWanted) {
  return useQuery({
    ...apiQuery(searchCompanies, { query: servicesAsked(query) }),
    placeholderData: keepPreviousData,
  });
}

/** The services that a query finds, with count, order and pages; in a preview nothing of whoever looks at it. */
export function ServiceResults({ query, register }: Props) {
  const services = useServices(query);
  const usages = useOwnUsages();
  const { page = 1, limit = SERVICES_PER_PAGE, sort = FIRST_SORT, search: text = '', preview = false } = query;
  useCorrected(query, extentOf(services, limit));
  const none = preview ? <NoServicesToSee /> : <NoServices register={register} />;
  return (
    <Asked query={services} waiting={<SkeletonList rows={SERVICES_PER_PAGE} />}>
      {({ payload, total = payload.length, lowerBound }) => (
        <>
          <div className={total === 0 ? undefined : 'row row-w sp found__h'}>
            <FoundCount count={total} lowerBound={lowerBound} words={texts.found} />
            {total > 0 && <Sorts sort={sort} searched={text !== ''} />}
          </div>
          {total === 0 ? (
            none
          ) : (
            <div aria-busy={services.isPlaceholderData} className="found__l">
              <List columns={2} label={texts.list}>
                {payload.map((service) => (
                  <ServiceCard
                    key={service.id}
                    service={service}
                    text={text}
                    usage={preview ? undefined : usages.get(service.id)}
                  />
                ))}
              </List>
              <Pager {...{ total, page, pageSize: limit, atLeast: isAtLeast(lowerBound) }} link={pageLinkFromTop} />
            </div>
          )}
        </>
      )}
    </Asked>
  );
}

const sortLink = queryLink((sort: ServiceSort) => ({ sort: sort === FIRST_SORT ? undefined : sort, page: undefined }));

type SortsProps = { readonly sort: ServiceSort; readonly searched: boolean };

/** What was searched for by a text stands in the order of how well it fits, unless visitors are asked for. */
function Sorts({ sort, searched }: SortsProps) {
  const words = searched ? texts.sortsOfText : texts.sorts;
  const choices = SERVICE_SORTS.map((value) => ({ value, label: words[value] }));
  return <SegmentedLinks label={searchTexts.sort} choices={choices} value={sort} link={sortLink} />;
}
