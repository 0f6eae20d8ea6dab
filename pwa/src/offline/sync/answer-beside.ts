import type { Answering, ApiQuery } from '../../api/answering.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import type { OfflineQueries } from './offline-queries.ts';

type Around = {
  readonly queries: () => Promise<OfflineQueries>;
  readonly account: () => string | null;
  /** A query was not answered: what the cache keeps is needed. */
  readonly onFailure: () => void;
};

/**
 * Answers by the cache where it is open, and a visitor by the server where it is not: their answer is kept once it opens, unless they
 * have left by then.
 */
export function answering({ queries, account, onFailure }: Around): Answering {
  return async <A>(query: ApiQuery<A>): Promise<ApiAnswer<A>> => {
    const asked = query.ask();
    const once: ApiQuery<A> = { ...query, ask: () => asked };
    // Who listens to it comes later than its failure may.
    asked.catch(onFailure);
    const opened = queries();
    if (account() !== null || (await isFirst(opened, asked))) return (await opened).answer(once);
    const answer = await asked;
    void opened.then(({ saved }) => {
      if (queries() === opened) saved.keep(query, answer, 0);
    });
    return answer;
  };
}

/** Whether they are open before the server has answered: then it knows how long to wait, and what to do about a failure. */
const isFirst = (queries: Promise<OfflineQueries>, asked: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    queries.then(() => true),
    asked.then(
      () => false,
      () => true,
    ),
  ]);
