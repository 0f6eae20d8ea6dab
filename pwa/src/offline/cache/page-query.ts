import type { Call } from '@meikan/contracts';
import { type ApiAnswer, callApi } from '../../api/call-api.ts';
import type { CallInput, LooseInput } from '../../api/request-of.ts';
import { keyOf } from './query-key.ts';

/** A query that a page asks, and how the server is asked it. */
export type PageQuery = {
  readonly key: string;
  readonly call: Call;
  readonly input: LooseInput;
  /** Throws what `callApi` throws. */
  readonly ask: () => Promise<ApiAnswer<unknown>>;
};

/** Takes the input as the page itself writes it, so that both have the same key. */
export const query = <C extends Call>(call: C, input: CallInput<C>): PageQuery => ({
  key: keyOf(call, input),
  call,
  input,
  ask: () => callApi(call, input),
});
