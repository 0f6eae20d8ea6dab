import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Row, row } from '../../row.ts';
import { quantile } from '../../statistics.ts';
import type { Measure } from '../measure.ts';
import { hearBatches } from './batches.ts';
import { articlesOf, type OneDevice, openDevice } from './one-device.ts';
import { emptied, enqueueAll } from './page-hooks.ts';

/** How long the server is away, in ms: the longer, the longer the pauses between tries. */
const AWAY = [5_000, 20_000, 60_000];
const TIMEOUT_MS = 600_000;

type Fall = { readonly name: string; begin(opened: OneDevice): void };

/** Two ways of losing a server that the browser says nothing of. */
const FALLS: readonly Fall[] = [
  {
    name: 'unreachable',
    begin: ({ proxy }) => {
      proxy.offline = true;
    },
  },
  {
    name: 'broken',
    begin: ({ proxy }) => {
      proxy.faults = ({ path }) => (path.startsWith('/api/') ? 'server-error' : null);
    },
  },
];

/** The server goes away and comes back without any event: when the queue notices, and when it is empty. */
export const healed: Measure = {
  goal: 'G4, G14',
  about: 'server back without any event',
  async run(context) {
    const away = AWAY.slice(0, context.scale < 1 ? 1 : AWAY.length);
    const rows: Row[] = [];
    for (const fall of FALLS) {
      const first: number[] = [];
      const pending: number[] = [];
      for (const length of away) {
        await using opened = await openDevice(context);
        const times = await heal(opened, fall, length);
        first.push(times.first);
        pending.push(times.pending);
      }
      const about = `server ${fall.name} for up to ${quantile(away, 1) / 1000} s, then well, no event`;
      rows.push(row({ name: `${about}: first request`, value: quantile(first, 1), unit: 's', goal: atMost(60) }));
      rows.push(row({ name: `${about}: nothing waits`, value: quantile(pending, 1), unit: 's', goal: atMost(90) }));
    }
    return rows;
  },
};

/** Seconds from the server's return until the first batch, and until the queue is empty. */
async function heal(opened: OneDevice, fall: Fall, length: number) {
  const { tab, person, proxy } = opened;
  fall.begin(opened);
  await enqueueAll(tab, person, articlesOf(person, 5));
  await pause(length);
  const batches = hearBatches(proxy);
  const from = performance.now();
  proxy.offline = false;
  const first = (await batches.firstAfter(from, TIMEOUT_MS)) / 1000;
  await emptied(tab, TIMEOUT_MS);
  return { first, pending: (performance.now() - from) / 1000 };
}
