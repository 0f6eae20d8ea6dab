import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { atMost, type Row, row } from '../row.ts';
import { fillProfile } from './full-profile.ts';
import { CONNECTIONS, read } from './read-at-once.ts';
import { startApplication } from './running-application.ts';

const FULL = { articles: 1_000, bookmarks: 500, services: 300 };
const SECONDS = 10;
const PERSON = 'kurosaki-mio';

/** The first page of each list that the profile's page asks for, as its visitors get them. */
const READS = {
  profile: `/api/users/username/${PERSON}`,
  articles: `/api/users/${PERSON}/articles?limit=5`,
  bookmarks: `/api/users/${PERSON}/bookmark-article?limit=5`,
  services: `/api/users/username/${PERSON}/services?limit=12`,
} as const;

/** A profile with 1,000 articles, 500 bookmarks and 300 services, read by 50 at once. */
export const profileBench: Bench = {
  name: 'profile',
  async run({ folder, scale }) {
    const application = await startApplication(join(folder, 'profile'));
    try {
      await fillProfile(application.url, FULL);
      await arrived(application.url);
      const rows: Row[] = [];
      for (const [name, path] of Object.entries(READS)) {
        rows.push(...(await measure(name, application.url + path, Math.max(2, SECONDS * scale))));
      }
      return rows;
    } finally {
      await application.stop();
    }
  },
};

async function measure(name: string, url: string, seconds: number): Promise<Row[]> {
  const kilobytes = (await (await fetch(url)).arrayBuffer()).byteLength / 1_000;
  await read(url, 2);
  const { p95, perSecond } = await read(url, seconds);
  const of = `full profile, ${name}`;
  return [
    row({ name: `${of} p95, ${CONNECTIONS} connections`, value: p95, unit: 'ms', goal: atMost(200) }),
    row({ name: `${of}, answers`, value: perSecond, unit: 'answers/s' }),
    row({ name: `${of}, size`, value: kilobytes, unit: 'kB', goal: atMost(100) }),
  ];
}

/** Waits until the lists show all that was written. */
async function arrived(url: string): Promise<void> {
  const wanted = [
    [READS.articles, FULL.articles],
    [READS.bookmarks, FULL.bookmarks],
    [READS.services, FULL.services],
  ] as const;
  const deadline = performance.now() + 60_000;
  for (const [path, least] of wanted) {
    while (Number((await fetch(url + path)).headers.get('total')) < least) {
      if (performance.now() > deadline) throw new Error(`${path} does not show ${least} within a minute`);
      await pause(100);
    }
  }
}
