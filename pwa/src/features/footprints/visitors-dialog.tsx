import { type Company, listCompanyFootprints } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { VisitorRow } from '../../directory/visitor-row.tsx';
import { Dialog, Empty, List, Note, Pager, SkeletonList } from '../../ui/index.ts';
import { visitorsTexts as texts } from './visitors.texts.ts';

const PAGE_SIZE = 5;

type Props = { readonly company: Company; readonly opened: boolean; readonly onClose: () => void };

/** Who visited a company's page: on the paid plan, for there is no visitor list on the free one. */
export function VisitorsDialog({ company, opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <p>
        <b>{texts.visits(company.footprintUserCount)}</b>
      </p>
      {company.isPaidAccount ? (
        <Visitors id={company.id} />
      ) : (
        <Note icon="lock" title={texts.paidOnly.title}>
          {texts.paidOnly.body}
        </Note>
      )}
    </Dialog>
  );
}

function Visitors({ id }: { readonly id: string }) {
  const [page, setPage] = useState(1);
  const asked = { params: { id }, query: { page: String(page), limit: String(PAGE_SIZE) } };
  const query = useQuery({ ...apiQuery(listCompanyFootprints, asked), placeholderData: keepPreviousData });
  return (
    <Asked query={query} waiting={<SkeletonList rows={PAGE_SIZE} />}>
      {({ payload, total = payload.length }) =>
        total === 0 ? (
          <Empty title={texts.none} level={3}>
            {texts.noneBody}
          </Empty>
        ) : (
          <>
            <p className="sm muted">{texts.note}</p>
            <List label={texts.list}>
              {payload.map((person) => (
                <VisitorRow key={person.id} person={person} />
              ))}
            </List>
            <Pager total={total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
          </>
        )
      }
    </Asked>
  );
}
