import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiAnswer } from '../../../api/call-api.ts';
import { Asked } from '../../../directory/asked.tsx';
import { pageLink } from '../../../directory/listing/query-link.tsx';
import { Pager, SkeletonList } from '../../../ui/index.ts';

type Props<Row> = {
  readonly query: UseQueryResult<ApiAnswer<Row[]>>;
  readonly page: number;
  readonly pageSize: number;
  /** Shown when the whole list is empty. */
  readonly none: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** A list with its pages below; the old page stays until the new one is there. */
export function Paged<Row>({ query, page, pageSize, none, children }: Props<Row>) {
  return (
    <Asked query={query} waiting={<SkeletonList rows={pageSize} />}>
      {({ payload, total = payload.length }) =>
        total === 0 ? (
          none
        ) : (
          <div aria-busy={query.isPlaceholderData}>
            {children(payload)}
            <Pager total={total} page={page} pageSize={pageSize} link={pageLink} returns />
          </div>
        )
      }
    </Asked>
  );
}
