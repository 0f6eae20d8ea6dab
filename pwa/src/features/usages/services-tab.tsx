import { listUsedServices, type UsedService } from '@meikan/contracts';
import type { ServiceTab } from '@meikan/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useTransition } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import { asVisitor } from '../../api/preview.ts';
import { useSession } from '../../session/session.ts';
import { Button, Empty, List, Pager } from '../../ui/index.ts';
import { OpenAddService, useAddService } from './add-service/add-service-button.tsx';
import { PAGE_SIZE, type ServiceFilter, serviceQuery, totalOf, unfiltered } from './service-filter.ts';
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
  const [filter, setFilter] = useState(unfiltered(tab));
  const [, startTransition] = useTransition();
  const session = useSession();
  const comparable = session.kind === 'account' && !own;
  const query = { ...serviceQuery(filter), ...asVisitor(preview) };
  const { data } = useSuspenseQuery(apiQuery(listUsedServices, { params: { username }, query }));
  const counts = data.counter ?? {};
  const show = (next: ServiceFilter) => startTransition(() => setFilter(next));
  const adding = useAddService();
  const add = editable && <OpenAddService primary onClick={adding.open} />;
  // The dialog stands beside the list and beside its absence: the first service turns one into the other under it.
  return (
    <>
      {totalOf(counts) === 0 ? (
        <NoServices action={add} />
      ) : (
        <Services data={data} filter={filter} onFilter={show} editable={editable} comparable={comparable} tools={add} />
      )}
      {adding.dialog}
    </>
  );
}

type ServicesProps = {
  readonly data: ApiAnswer<UsedService[]>;
  readonly filter: ServiceFilter;
  readonly onFilter: (filter: ServiceFilter) => void;
  readonly editable: boolean;
  readonly comparable: boolean;
  readonly tools: ReactNode;
};

function Services({ data, filter, onFilter: show, editable, comparable, tools }: ServicesProps) {
  return (
    <div className="tabp">
      <ServiceFilters
        counts={data.counter ?? {}}
        filter={filter}
        onFilter={show}
        comparable={comparable}
        tools={tools}
      />
      {data.payload.length === 0 ? (
        <NoneLeft onClear={() => show(unfiltered(filter.tab))} />
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
        returns
      />
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

function NoneLeft({ onClear }: { readonly onClear: () => void }) {
  return (
    <Empty title={texts.noneLeft} level={2} action={<Button onClick={onClear}>{texts.clearFilters}</Button>}>
      {texts.noneLeftBody}
    </Empty>
  );
}
