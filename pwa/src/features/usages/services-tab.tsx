import { listUsedServices, type UsedService } from '@meikan/contracts';
import type { ServiceTab } from '@meikan/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import { asVisitor } from '../../api/preview.ts';
import { pageLink, queryLink } from '../../directory/listing/query-link.tsx';
import { useCorrected, useListQuery } from '../../directory/listing/use-list-query.ts';
import { useSession } from '../../session/session.ts';
import { buttonClass, Empty, List, Pager } from '../../ui/index.ts';
import { OpenAddService, useAddService } from './add-service/add-service-button.tsx';
import { PAGE_SIZE, type ServiceFilter, serviceFilter, serviceQuery, totalOf } from './service-filter.ts';
import { ServiceFilters } from './service-filters.tsx';
import { ServiceRow } from './service-row.tsx';
import { usageTexts as texts } from './texts.ts';
import './usages.css';

type Props = {
  readonly username: string;
  readonly tab: ServiceTab;
  readonly editable: boolean;
  readonly own: boolean;
  readonly preview: boolean;
};

/** The services of one tab that a person uses, with filters, orders and, for its owner, the ways to add and to remove. */
export function ServicesTab({ username, tab, editable, own, preview }: Props) {
  // Deferred: the old page stays until the new one is there.
  const listed = useDeferredValue(useListQuery());
  const filter = serviceFilter(listed);
  const session = useSession();
  const comparable = session.kind === 'account' && !own;
  const query = { ...serviceQuery(tab, filter), ...asVisitor(preview) };
  const { data } = useSuspenseQuery(apiQuery(listUsedServices, { params: { username }, query }));
  const counts = data.counter ?? {};
  useCorrected(listed, { total: totalIn(data), pageSize: PAGE_SIZE, counts });
  const adding = useAddService();
  const add = editable && <OpenAddService primary onClick={adding.open} />;
  // The dialog stands beside the list and beside its absence: the first service turns one into the other under it.
  return (
    <>
      {totalOf(counts) === 0 ? (
        <NoServices action={add} />
      ) : (
        <Services data={data} filter={filter} editable={editable} comparable={comparable} tools={add} />
      )}
      {adding.dialog}
    </>
  );
}

const totalIn = ({ total, payload }: ApiAnswer<UsedService[]>): number => total ?? payload.length;

type ServicesProps = {
  readonly data: ApiAnswer<UsedService[]>;
  readonly filter: ServiceFilter;
  readonly editable: boolean;
  readonly comparable: boolean;
  readonly tools: ReactNode;
};

function Services({ data, filter, editable, comparable, tools }: ServicesProps) {
  return (
    <div className="tabp">
      <ServiceFilters counts={data.counter ?? {}} filter={filter} comparable={comparable} tools={tools} />
      {data.payload.length === 0 ? (
        <NoneLeft />
      ) : (
        <div className="srvs">
          <List columns={2} label={texts.list}>
            {data.payload.map((service) => (
              <ServiceRow key={service.id} service={service} editable={editable} />
            ))}
          </List>
        </div>
      )}
      <Pager total={totalIn(data)} page={filter.page} pageSize={PAGE_SIZE} link={pageLink} returns />
    </div>
  );
}

function NoServices({ action }: { readonly action: ReactNode }) {
  return (
    <Empty title={texts.none} level={2} action={action}>
      {action ? texts.noneForOwner : texts.noneForVisitor}
    </Empty>
  );
}

const everythingLink = queryLink(() => ({
  ...{ category: undefined, usage: undefined, obtained: undefined, page: undefined },
}));

function NoneLeft() {
  return (
    <Empty
      title={texts.noneLeft}
      level={2}
      action={everythingLink(null, { className: buttonClass(), children: texts.clearFilters })}
    >
      {texts.noneLeftBody}
    </Empty>
  );
}
