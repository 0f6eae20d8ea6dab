import type { Bench } from '../bench.ts';
import { atMost, row } from '../row.ts';
import { readAll } from './read-at-once.ts';
import { startApplication } from './running-application.ts';

const SECONDS = 10;

/** Reads of the demo's richest profile and company, as data and as pages. */
const READS = [
  { name: 'GET profile', path: '/api/users/username/kurosaki-mio' },
  { name: 'GET company', path: '/api/company/tsubame-kanjo' },
  { name: 'GET profile page (HTML)', path: '/profile/kurosaki-mio' },
  { name: 'GET company page (HTML)', path: '/companies/tsubame-kanjo' },
];

/** The whole application as `npm start` runs it: how fast it is there, what it holds, how fast it answers. */
export const houseBench: Bench = {
  name: 'application',
  async run({ folder, scale }) {
    const first = await startApplication(folder);
    const atRest = await first.memory();
    const ended = await first.stop();
    const second = await startApplication(folder);
    try {
      const reads = await readAll(second.url, READS, Math.max(2, SECONDS * scale));
      return [
        row({ name: 'first start, with the demo', value: first.readyAfter, unit: 's', goal: atMost(60) }),
        row({ name: 'second start', value: second.readyAfter, unit: 's', goal: atMost(10) }),
        row({ name: 'Ctrl-C until all has ended', value: ended, unit: 's' }),
        row({ name: 'memory of Node at rest', value: atRest, unit: 'MB' }),
        ...reads,
        row({ name: 'memory of Node after these reads', value: await second.memory(), unit: 'MB' }),
      ];
    } finally {
      await second.stop();
    }
  },
};
