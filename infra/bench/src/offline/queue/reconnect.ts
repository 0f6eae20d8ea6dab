import { atMost, row } from '../../row.ts';
import { quantile } from '../../statistics.ts';
import type { Measure } from '../measure.ts';
import { hearBatches } from './batches.ts';
import { articlesOf, openDevice } from './one-device.ts';
import { emptied, enqueueAll } from './page-hooks.ts';

const TRIES = 10;
const TIMEOUT_MS = 120_000;

/** From the browser's word that the network is back until the first batch comes in. */
export const reconnect: Measure = {
  goal: 'G4',
  about: 'reconnect with the event',
  async run(context) {
    await using opened = await openDevice(context);
    const { tab, person, proxy } = opened;
    const batches = hearBatches(proxy);
    const times: number[] = [];
    for (let at = 0; at < Math.max(3, TRIES * context.scale); at += 1) {
      await tab.context().setOffline(true);
      await enqueueAll(tab, person, articlesOf(person, 1));
      const from = performance.now();
      await tab.context().setOffline(false);
      times.push((await batches.firstAfter(from, TIMEOUT_MS)) / 1000);
      await emptied(tab, TIMEOUT_MS);
    }
    const name = `reconnect with the event until the first request, longest of ${times.length}`;
    return [row({ name, value: quantile(times, 1), unit: 's', goal: atMost(2) })];
  },
};
