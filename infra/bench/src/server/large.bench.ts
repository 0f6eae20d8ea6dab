import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { atMost, type Row, row } from '../row.ts';
import { COMPANY, fillCompany } from './full-company.ts';
import { type Asked, readAll } from './read-at-once.ts';
import { startApplication } from './running-application.ts';

const FULL = { edits: 10_000, articles: 5_000 };
const LARGE = { demo: 'large', timeoutSeconds: 3600 } as const;
const SECONDS = 10;
const ARTICLES = `/api/company/${COMPANY}/article?limit=5`;

/** What the pages ask for first, and the goal of p95 in ms. */
const READS: readonly Asked[] = [
  { name: 'large: top page', path: '/api/company/top-page-data', goal: 100 },
  {
    name: 'large: service list with counts',
    path: '/api/company/search?type=service&page=1&limit=12&sort=TWITTER',
    goal: 100,
  },
  { name: 'large: full company', path: `/api/company/${COMPANY}`, goal: 200 },
  { name: 'large: full company, articles', path: ARTICLES, goal: 200 },
];

/** 20,000 pages, 20,000 people, 200,000 articles, and a company with 10,000 edits and 5,000 articles, read by 50 at once. */
export const largeBench: Bench = {
  name: 'large',
  async run({ folder, scale, data: kept = join(folder, 'large') }) {
    const written = await writeLarge(kept);
    const application = await startApplication(kept, LARGE);
    try {
      const atRest = await application.memory();
      await arrived(application.url);
      const reads = await readAll(application.url, READS, Math.max(2, SECONDS * scale));
      return [
        ...written,
        row({ name: 'large: second start', value: application.readyAfter, unit: 's', goal: atMost(10) }),
        row({ name: 'large: memory of Node at rest', value: atRest, unit: 'MB' }),
        ...reads,
        row({ name: 'large: memory of Node after these reads', value: await application.memory(), unit: 'MB' }),
      ];
    } finally {
      await application.stop();
    }
  },
};

/** Starts it where it does not lie yet, with everything that is to be read; an earlier run may have left it. */
async function writeLarge(folder: string): Promise<readonly Row[]> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return [];
  const first = await startApplication(folder, LARGE);
  await fillCompany(first.url, FULL);
  await first.stop();
  return [row({ name: 'large: first start, with the demo', value: first.readyAfter, unit: 's' })];
}

/** Waits until the list shows all that was written. */
async function arrived(url: string): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (Number((await fetch(url + ARTICLES)).headers.get('total')) < FULL.articles) {
    if (performance.now() > deadline) throw new Error(`${ARTICLES} does not show all within two minutes`);
    await pause(100);
  }
}
