import autocannon, { type Result } from 'autocannon';
import { atMost, type Row, row } from '../row.ts';
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

/** An address that many ask for, and how soon 95 of 100 answers should be there, in ms. */
export type Asked = { readonly name: string; readonly path: string; readonly goal?: number };

/** Reads one after the other, each once warm, for so many seconds. */
export async function readAll(url: string, asked: readonly Asked[], seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, goal } of asked) {
    await read(url + path, 2);
    const { p95, perSecond } = await read(url + path, seconds);
    const bound = goal === undefined ? {} : { goal: atMost(goal) };
    rows.push(row({ name: `${name} p95, ${CONNECTIONS} connections`, value: p95, unit: 'ms', ...bound }));
    rows.push(row({ name: `${name}, answers`, value: perSecond, unit: 'answers/s' }));
  }
  return rows;
}
