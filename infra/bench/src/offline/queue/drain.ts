import { eventually } from '@meikan/testkit';
import { atMost, type Row, row } from '../../row.ts';
import type { Measure, OfflineContext } from '../measure.ts';
import { lineOf } from './line.ts';
import { articlesOf, openDevice } from './one-device.ts';
import { emptied, enqueueAll } from './page-hooks.ts';

const TIMEOUT_MS = 240_000;
/** What a request may carry. */
const BATCH = 20;

/** From the network's return, slow, until everything that waited has arrived. */
export const drain: Measure = {
  goal: 'G3',
  about: 'queue sent on Slow 4G',
  async run(context) {
    const many = Math.round(1000 * context.scale);
    return [...(await measure(context, 100, 5)), ...(await measure(context, many, (30 * many) / 1000))];
  },
};

async function measure(context: OfflineContext, count: number, seconds: number): Promise<readonly Row[]> {
  await using opened = await openDevice(context);
  const { tab, person, proxy } = opened;
  const line = await lineOf(tab);
  await line.off();
  await enqueueAll(tab, person, articlesOf(person, count));
  const before = proxy.attempts.length;
  const sent = () => proxy.attempts.slice(before).filter(({ commands }) => commands.length > 0);
  const arrived = () => sent().reduce((sum, { heard }) => sum + heard.length, 0) >= count;
  const from = performance.now();
  await line.slow4G();
  await eventually(arrived, { within: TIMEOUT_MS });
  await emptied(tab, TIMEOUT_MS);
  const value = (performance.now() - from) / 1000;
  const requests = (sent().length * BATCH) / count;
  return [
    row({ name: `${count} edits sent on Slow 4G, 400 ms`, value, unit: 's', goal: atMost(seconds) }),
    row({ name: `requests for ${BATCH} of ${count} edits`, value: requests, unit: 'requests', goal: atMost(1) }),
  ];
}
