import type { Call } from '@meikan/contracts';
import { type ApiAnswer, callApi } from '../../api/call-api.ts';
import type { CallInput, LooseInput } from '../../api/request-of.ts';

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

/** What of a query tells it from others. */
type Asked = Pick<LooseInput, 'params' | 'query'>;

function parts(prefix: string, values: Readonly<Record<string, unknown>> | undefined): string[] {
  return Object.entries(values ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${prefix}${name}=${encodeURIComponent(String(value))}`);
}

/**
 * The stable text of a query: the call's name with parameters and query in alphabetical order, absent values left out.
 * The same query written in another order has the same key.
 */
export function keyOf(call: Pick<Call, 'name'>, { params, query }: Asked): string {
  return [call.name, ...[...parts('/', params), ...parts('?', query)].sort()].join(' ');
}
