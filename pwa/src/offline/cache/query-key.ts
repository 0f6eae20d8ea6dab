import type { Call } from '@meikan/contracts';
import type { LooseInput } from '../../api/request-of.ts';

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
