import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-error.ts';

/** A refusal is an answer, and a device without a network need not hope; everything else is tried twice more. */
function retry(failures: number, error: Error): boolean {
  if (error instanceof ApiProblem && error.status < 500) return false;
  return navigator.onLine && failures < 2;
}

/**
 * The one cache of answers. Commands are not repeated by themselves: their sender decides. `always`: whether the server is
 * reached is told by requests (offline/connection.ts), not by the library's guess, which would wait in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 30_000, retry, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
});
