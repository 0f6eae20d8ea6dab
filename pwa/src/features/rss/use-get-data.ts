import {
  getCompany,
  getDataFromCompanyRss,
  getDataFromRss,
  getProfile,
  type ImportedFeed,
  listCompanyArticles,
  listUserArticles,
  type RssFeedConfig,
} from '@meikan/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import type { FeedHolder } from './feed-holder.ts';

type Answer = ImportedFeed;

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

type Asked = { readonly holder: FeedHolder; readonly feed: RssFeedConfig; readonly enabled: boolean };

type Named = Pick<FeedHolder, 'kind' | 'id'> & { readonly configId: string };
type How = { readonly preview: boolean; readonly signal?: AbortSignal };

async function getData({ kind, id, configId }: Named, { preview, ...more }: How): Promise<Answer> {
  const body = preview ? { preview } : {};
  const { payload } = await (kind === 'user'
    ? callApi(getDataFromRss, { params: { id, configId }, body, ...more })
    : callApi(getDataFromCompanyRss, { params: { id, rid: configId }, body, ...more }));
  return payload;
}

/** What says something else once items were taken over. */
const staleOf = {
  user: [getProfile, listUserArticles],
  company: [getCompany, listCompanyArticles],
} as const;

/** Shows a feed's items before anything is written, and takes them over when told to. */
export function useGetData({ holder: { kind, id }, feed, enabled }: Asked) {
  const client = useQueryClient();
  const [state, setState] = useState<GetData>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  const named = { kind, id, configId: feed.id };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again, and `named` is made of the others
  useEffect(() => {
    if (!enabled) return undefined;
    const asked = new AbortController();
    setState({ kind: 'reading' });
    getData(named, { preview: true, signal: asked.signal })
      .then((seen) => setState({ kind: 'seen', answer: seen }))
      .catch((error: unknown) => asked.signal.aborted || setState(troubleOf(error)))
      .catch(reportError);
    return () => asked.abort();
  }, [enabled, kind, id, feed.id, attempt]);
  const take = async (answer: Answer) => {
    setState({ kind: 'taking', answer });
    try {
      setState({ kind: 'taken', answer: await getData(named, { preview: false }) });
      for (const { name } of staleOf[kind]) void client.invalidateQueries({ queryKey: [name] });
    } catch (error) {
      setState(troubleOf(error));
    }
  };
  return { state, take, again: () => setAttempt((count) => count + 1) };
}
