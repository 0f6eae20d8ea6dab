import type { Bench } from '../bench.ts';
import { atMost, type Row, row } from '../row.ts';
import { CONNECTIONS, read } from './read-at-once.ts';
import { type RunningHouse, startHouse } from './running-house.ts';

const SECONDS = 10;

/** Reads of the demo's richest profile and company, as data and as pages. */
const READS = {
  'GET profile': '/api/users/username/kurosaki-mio',
  'GET company': '/api/company/tsubame-kanjo',
  'GET profile page (HTML)': '/profile/kurosaki-mio',
  'GET company page (HTML)': '/companies/tsubame-kanjo',
} as const;

/** The whole house as `npm start` runs it: how fast it is there, what it holds, how fast it answers. */
export const houseBench: Bench = {
  name: 'house',
  async run({ folder, scale }) {
    const first = await startHouse(folder);
    const atRest = await first.memory();
    const ended = await first.stop();
    const second = await startHouse(folder);
    try {
      const reads = await readAll(second, Math.max(2, SECONDS * scale));
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

async function readAll(house: RunningHouse, seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(READS)) {
    await read(house.url + path, 2);
    const { p95, perSecond } = await read(house.url + path, seconds);
    rows.push(row({ name: `${name} p95, ${CONNECTIONS} connections`, value: p95, unit: 'ms' }));
    rows.push(row({ name: `${name}, answers`, value: perSecond, unit: 'answers/s' }));
  }
  return rows;
}
