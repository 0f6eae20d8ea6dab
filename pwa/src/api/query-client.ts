import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-error.ts';

/** A refusal is an answer and is not asked again; what did not arrive is tried twice more. */
const retry = (failures: number, error: Error) => !(error instanceof ApiProblem && error.status < 500) && failures < 2;

/** The one cache of answers. Commands are not repeated by themselves: their sender decides. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
