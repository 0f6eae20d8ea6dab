import autocannon, { type Result } from 'autocannon';
import { quantile } from '../statistics.ts';

/** As many readers as the goals speak of. */
export const CONNECTIONS = 50;

/**
 * Reads an address over and over with all connections for so many seconds; p95 in milliseconds. They are taken from each
 * answer: autocannon itself tells no p95.
 */
export async function read(
  url: string,
  duration: number,
): Promise<{ readonly p95: number; readonly perSecond: number }> {
  const times: number[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const run = autocannon({ url, connections: CONNECTIONS, duration }, (error, result) =>
    error ? reject(error) : resolve(result),
  );
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const result = await promise;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of the reads of ${url} failed`);
  return { p95: quantile(times, 0.95), perSecond: times.length / result.duration };
}
