import { setTimeout as pause } from 'node:timers/promises';
import type { LabelledQuery } from './label-queries.ts';
import { type Ask, quantile } from './measure.ts';

export type RebuildFigures = {
  /** Queries that were asked while the index was rebuilt. */
  readonly asked: number;
  /** Milliseconds, of as many queries before. */
  readonly quietP95: number;
  readonly p95: number;
  /** Queries that found nothing though they had found something before. */
  readonly emptied: number;
};

/** Milliseconds between two queries: people do not ask without a break, and a rebuild that never gets a turn proves nothing. */
const BREAK_MS = 5;

/** Asks queries one after the other in the process that rebuilds the index, until it is done. */
export async function measureRebuild(
  ask: Ask,
  queries: readonly LabelledQuery[],
  rebuild: () => Promise<unknown>,
): Promise<RebuildFigures> {
  const before = new Map<string, number>();
  const quiet: number[] = [];
  for (const { text } of queries) quiet.push(await timed(async () => before.set(text, (await ask(text)).length)));
  const times: number[] = [];
  let [emptied, isDone] = [0, false];
  const rebuilding = rebuild().finally(() => {
    isDone = true;
  });
  for (let at = 0; !isDone; at += 1) {
    const text = queries[at % queries.length]?.text ?? '';
    times.push(
      await timed(async () => {
        if ((await ask(text)).length === 0 && before.get(text) !== 0) emptied += 1;
      }),
    );
    await pause(BREAK_MS);
  }
  await rebuilding;
  return { asked: times.length, quietP95: p95(quiet), p95: p95(times), emptied };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const p95 = (times: readonly number[]): number =>
  quantile(
    times.toSorted((a, b) => a - b),
    0.95,
  );
