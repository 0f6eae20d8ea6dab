import type { Call, CallAnswer } from '@meikan/contracts';
import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answer } from './answering.ts';
import { type ApiAnswer, callApi } from './call-api.ts';
import type { CallInput } from './request-of.ts';

/** The one source of a query's cache key and its fetcher: `useQuery(apiQuery(getProfile, { params: { username } }))`. */
export function apiQuery<C extends Call>(call: C, input: CallInput<C>) {
  const queryKey: QueryKey = [call.name, input];
  return queryOptions<ApiAnswer<CallAnswer<C>>>({
    queryKey,
    queryFn: ({ signal }) => answer({ call, input, ask: () => callApi(call, { ...input, signal }) }),
  });
}

/**
 * A command and what it makes stale: after success every query of the named calls is asked again (with `read-after`,
 * so the change is in the answer). The mutation ends when those answers have come.
 */
export function useCommand<C extends Call>(call: C, stale: readonly Call[]) {
  const client = useQueryClient();
  return useMutation<ApiAnswer<CallAnswer<C>>, Error, CallInput<C>>({
    mutationFn: (input) => callApi(call, input),
    onSuccess: () => Promise.all(stale.map(({ name }) => client.invalidateQueries({ queryKey: [name] }))),
  });
}
