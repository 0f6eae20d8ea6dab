import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { savedAtOf } from '../api/saved-at.ts';
import { Aged } from '../offline/ui/cache/aged.tsx';
import { Failure } from './failure.tsx';

type Props<A> = {
  readonly query: UseQueryResult<A>;
  /** As high as the answer will be, so that nothing moves when it comes. */
  readonly waiting: ReactNode;
  readonly children: (answer: A) => ReactNode;
};

/**
 * A query in its three states: waiting, failed with a way to ask again, answered. An old answer beats a failure.
 * What comes from this device says of when it is.
 */
export function Asked<A>({ query, waiting, children }: Props<A>) {
  // Deferred: a long answer is drawn in slices, between which the page scrolls and answers.
  const answer = useDeferredValue(query.data);
  if (answer !== undefined) return <Aged savedAt={savedAtOf(answer)}>{children(answer)}</Aged>;
  return query.isError ? <Failure error={query.error} onRetry={() => void query.refetch()} /> : waiting;
}
