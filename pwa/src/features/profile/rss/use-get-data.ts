import { type CallAnswer, getDataFromRss, getProfile, listUserArticles, type RssFeedConfig } from '@meikan/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiProblem, ApiUnreachable } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';

type Answer = CallAnswer<typeof getDataFromRss>;

/** How far getting data has come. `taking`: what the preview showed is being added. */
export type GetData =
  | { readonly kind: 'reading' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'seen' | 'taking' | 'taken'; readonly answer: Answer };

/** What the person is told; anything that is neither an answer nor a lack of one is a defect and is thrown on. */
function troubleOf(error: unknown): GetData {
  if (error instanceof ApiUnreachable) return { kind: 'offline' };
  if (error instanceof ApiProblem) return { kind: 'failed', message: error.message };
  throw error;
}

type Asked = { readonly userId: string; readonly feed: RssFeedConfig; readonly enabled: boolean };

/** Shows a feed's items before anything is written, and takes them over when told to. */
export function useGetData({ userId, feed, enabled }: Asked) {
  const client = useQueryClient();
  const [state, setState] = useState<GetData>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  const params = { id: userId, configId: feed.id };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again, and `params` is made of the other two
  useEffect(() => {
    if (!enabled) return undefined;
    const asked = new AbortController();
    setState({ kind: 'reading' });
    callApi(getDataFromRss, { params, body: { preview: true }, signal: asked.signal })
      .then(({ payload }) => setState({ kind: 'seen', answer: payload }))
      .catch((error: unknown) => asked.signal.aborted || setState(troubleOf(error)))
      .catch(reportError);
    return () => asked.abort();
  }, [enabled, userId, feed.id, attempt]);
  const take = async (answer: Answer) => {
    setState({ kind: 'taking', answer });
    try {
      const { payload } = await callApi(getDataFromRss, { params, body: {} });
      setState({ kind: 'taken', answer: payload });
      for (const { name } of [getProfile, listUserArticles]) void client.invalidateQueries({ queryKey: [name] });
    } catch (error) {
      setState(troubleOf(error));
    }
  };
  return { state, take, again: () => setAttempt((count) => count + 1) };
}
