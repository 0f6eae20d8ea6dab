import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';

type Props<A> = {
  readonly query: UseQueryResult<A>;
  /** As high as the answer will be, so that nothing moves when it comes. */
  readonly waiting: ReactNode;
  readonly children: (answer: A) => ReactNode;
};

/** A question and its three faces: waiting, failed with a way to ask again, answered. An old answer beats a failure. */
export function Asked<A>({ query, waiting, children }: Props<A>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <Failure error={query.error} onRetry={() => void query.refetch()} /> : waiting;
}
