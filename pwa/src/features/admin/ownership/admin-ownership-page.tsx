import { listOwnershipRequests } from '@meikan/contracts';
import { choicePart } from '../../../address/query-parts.ts';
import { apiQuery } from '../../../api/api-query.ts';
import { Asked } from '../../../directory/asked.tsx';
import { categoryLink, pageLink } from '../../../directory/listing/query-link.tsx';
import { useListQuery } from '../../../directory/listing/use-list-query.ts';
import { useListed } from '../../../directory/listing/use-listed.ts';
import { Empty, List, Pager, SegmentedLinks, SkeletonList } from '../../../ui/index.ts';
import { Answering, useAnswering } from './answering.tsx';
import { ownershipQueueTexts as texts } from './ownership-queue.texts.ts';
import { RequestRow } from './request-row.tsx';
import '../admin.css';

const PAGE_SIZE = 20;
const CHOICES = (['', 'answered'] as const).map((value) => ({ value, label: texts.states[value] }));

/** Who asks to edit a page: those who wait for an answer, and those who had one. */
export function AdminOwnershipPage() {
  const { query, page, state } = useRequests();
  const answering = useAnswering();
  return (
    <>
      <p className="admin__l">{texts.lead}</p>
      <div className="row row-w admin__f">
        <SegmentedLinks label={texts.state} choices={CHOICES} value={state ?? ''} link={categoryLink} />
      </div>
      <Asked query={query} waiting={<SkeletonList rows={5} />}>
        {({ payload, total = payload.length }) =>
          total === 0 ? (
            <Empty level={2} title={state === undefined ? texts.none : texts.noneAnswered}>
              {state === undefined ? texts.noneBody : texts.noneAnsweredBody}
            </Empty>
          ) : (
            <div aria-busy={query.isPlaceholderData}>
              <List label={texts.label}>
                {payload.map((request) => (
                  <RequestRow
                    key={`${request.company.id} ${request.requester.id}`}
                    request={request}
                    onAnswer={answering.ask}
                  />
                ))}
              </List>
              <Pager total={total} page={page} pageSize={PAGE_SIZE} link={pageLink} returns />
            </div>
          )
        }
      </Asked>
      <Answering {...answering} />
    </>
  );
}

/** A page of those that the address asks for by their state. */
function useRequests() {
  const state = choicePart(['answered'], useListQuery().category);
  const listed = useListed(
    ({ page = 1 }) => {
      const query = { page: String(page), limit: String(PAGE_SIZE), ...(state && { state }) };
      return apiQuery(listOwnershipRequests, { query });
    },
    PAGE_SIZE,
    // Its answer counts no states.
    () => undefined,
  );
  return { ...listed, state };
}
