import pLimit from 'p-limit';

export type WorkLimit = <T>(work: () => Promise<T>) => Promise<T>;

export type WorkLimits = {
  /** Works that run at once. */
  readonly running: number;
  /** Works that wait for their turn beside those; none unless told. */
  readonly waiting?: number;
  /** Makes the error for whoever finds both full. */
  readonly full: () => Error;
};

/** Runs few works at once and the others in the order they came. @throws what `full` makes, at once, so that nothing piles up */
export function limitWork({ running, waiting = 0, full }: WorkLimits): WorkLimit {
  const limit = pLimit(running);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= running + waiting) throw full();
    return limit(work);
  };
}
