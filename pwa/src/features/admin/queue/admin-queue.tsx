import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { choicePart } from '../../../address/query-parts.ts';
import type { ApiAnswer } from '../../../api/call-api.ts';
import { Asked } from '../../../directory/asked.tsx';
import { categoryLink, pageLink } from '../../../directory/listing/query-link.tsx';
import { useListQuery } from '../../../directory/listing/use-list-query.ts';
import { useListed } from '../../../directory/listing/use-listed.ts';
import { Empty, List, Pager, SegmentedLinks, SkeletonList } from '../../../ui/index.ts';
import '../admin.css';

const PAGE_SIZE = 20;

/** Which page is asked for: of those that wait, unless it says otherwise. */
export type QueuePage = { readonly page: string; readonly limit: string; readonly state?: 'answered' };

type Props<Row> = {
  readonly texts: {
    readonly lead: string;
    readonly states: { readonly '': string; readonly answered: string };
    readonly state: string;
    readonly label: string;
    readonly none: string;
    readonly noneBody: string;
    readonly noneAnswered: string;
    readonly noneAnsweredBody: string;
  };
  readonly queryOf: (asked: QueuePage) => UseQueryOptions<ApiAnswer<Row[]>>;
  /** A row of the list, with a key. */
  readonly rowOf: (row: Row) => ReactNode;
};

/** What waits for an admin's answer, and what had one. */
export function AdminQueue<Row>({ texts, queryOf, rowOf }: Props<Row>) {
  const state = choicePart(['answered'], useListQuery().category);
  const { query, page } = useListed(
    ({ page: asked = 1 }) => queryOf({ page: String(asked), limit: String(PAGE_SIZE), ...(state && { state }) }),
    PAGE_SIZE,
    // Its answer counts no states.
    () => undefined,
  );
  const choices = (['', 'answered'] as const).map((value) => ({ value, label: texts.states[value] }));
  return (
    <>
      <p className="admin__l">{texts.lead}</p>
      <div className="row row-w admin__f">
        <SegmentedLinks label={texts.state} choices={choices} value={state ?? ''} link={categoryLink} />
      </div>
      <Asked query={query} waiting={<SkeletonList rows={5} />}>
        {({ payload, total = payload.length }) =>
          total === 0 ? (
            <Empty level={2} title={state === undefined ? texts.none : texts.noneAnswered}>
              {state === undefined ? texts.noneBody : texts.noneAnsweredBody}
            </Empty>
          ) : (
            <div aria-busy={query.isPlaceholderData}>
              <List label={texts.label}>{payload.map(rowOf)}</List>
              <Pager total={total} page={page} pageSize={PAGE_SIZE} link={pageLink} returns />
            </div>
          )
        }
      </Asked>
    </>
  );
}
