import { listUsedServices } from '@meikan/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, useTransition } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { useSession } from '../../session/session.ts';
import { Button, Empty, List, Pager } from '../../ui/index.ts';
import { AddServiceButton } from './add-service/add-service-button.tsx';
import { NO_FILTER, PAGE_SIZE, type ServiceFilter, serviceQuery, totalOf } from './service-filter.ts';
import { ServiceFilters } from './service-filters.tsx';
import { ServiceRow } from './service-row.tsx';
import { usageTexts as texts } from './texts.ts';
import './usages.css';

type Props = { readonly username: string; readonly editable: boolean; readonly own: boolean };

/** The services that a person uses, with filters, orders and, for its owner, the ways to add and to remove. */
export function ServicesTab({ username, editable, own }: Props) {
  const [filter, setFilter] = useState<ServiceFilter>(NO_FILTER);
  const [, startTransition] = useTransition();
  const session = useSession();
  const query = serviceQuery(filter);
  const { data } = useSuspenseQuery(apiQuery(listUsedServices, { params: { username }, query }));
  const counts = data.counter ?? {};
  const show = (next: ServiceFilter) => startTransition(() => setFilter(next));
  if (totalOf(counts) === 0) return <NoServices editable={editable} />;
  return (
    <div className="tabp">
      <ServiceFilters
        counts={counts}
        filter={filter}
        onFilter={show}
        comparable={session.kind === 'account' && !own}
        tools={editable && <AddServiceButton primary />}
      />
      {data.payload.length === 0 ? (
        <NoneLeft onClear={() => show(NO_FILTER)} />
      ) : (
        <div className="srvs">
          <List columns={2} label={texts.list}>
            {data.payload.map((service) => (
              <ServiceRow key={service.id} service={service} editable={editable} />
            ))}
          </List>
        </div>
      )}
      <Pager
        total={data.total ?? data.payload.length}
        page={filter.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => show({ ...filter, page })}
      />
    </div>
  );
}

function NoServices({ editable }: { readonly editable: boolean }) {
  return (
    <Empty title={texts.none} level={2} action={editable && <AddServiceButton primary />}>
      {editable ? texts.noneForOwner : texts.noneForVisitor}
    </Empty>
  );
}

function NoneLeft({ onClear }: { readonly onClear: () => void }) {
  return (
    <Empty title={texts.noneLeft} level={2} action={<Button onClick={onClear}>{texts.clearFilters}</Button>}>
      {texts.noneLeftBody}
    </Empty>
  );
}
