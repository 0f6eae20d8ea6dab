import { arrived, countMissing, follow, openFront, take, visitWithWorker, waitingWorker } from '@meikan/e2e';
import type { Page } from 'playwright-core';
import { atMost, exactly, row } from '../../row.ts';
import type { Measure } from '../measure.ts';
import { openBrowser } from './demo-browser.ts';

const CYCLES = 100;
const PAGES = ['/privacy', '/search', '/search-service', '/companies/tsubame-kanjo', '/profile/kurosaki-mio'];
const OFFER = '新しいバージョンの名鑑があります';
const TIMEOUT_MS = 180_000;

type Front = Awaited<ReturnType<typeof openFront>>;

/** Releases come while the app is open: when it says so, what they fetch, and whether any part is missed. */
export const updates: Measure = {
  goal: 'G11',
  about: 'releases',
  async run(context) {
    await using front = await openFront((await context.demo()).url);
    await using opened = await openBrowser(context, 'updates', front.url);
    const { page } = opened;
    const missing = await countMissing(page);
    await visitWithWorker(page, '/terms');
    const offered = await untilOffered(front, page);
    const again = await fetchedAgain(front, page);
    const cycles = Math.max(3, Math.round(CYCLES * context.scale));
    for (let cycle = 0; cycle < cycles; cycle += 1) await release(front, page);
    return [
      row({ name: 'release until it is offered', value: offered, unit: 's', goal: atMost(60) }),
      row({ name: 'unchanged files fetched again by a release (G9)', value: again, unit: 'files', goal: exactly(0) }),
      row({
        name: `imports that failed in ${cycles} releases`,
        value: await missing(),
        unit: 'imports',
        goal: exactly(0),
      }),
    ];
  },
};

/** Seconds by the clock on the wall; the release is taken then. */
async function untilOffered(front: Front, page: Page): Promise<number> {
  const from = performance.now();
  const released = front.deploy();
  await page.getByRole('status').getByText(OFFER).waitFor({ timeout: TIMEOUT_MS });
  const seconds = (performance.now() - from) / 1000;
  await take(page);
  await arrived(page, released);
  return seconds;
}

/** How many files a release of three changed ones fetches besides. */
async function fetchedAgain(front: Front, page: Page): Promise<number> {
  await page.evaluate(() => localStorage.removeItem('meikan.update-answered'));
  const before = front.asked.length;
  const changed = /^(?:privacy|account|index)-/;
  const released = front.deploy({ changed });
  await waitingWorker(page);
  const fetched = front.asked.slice(before).filter((path) => path.startsWith('/assets/'));
  await take(page);
  await arrived(page, released);
  return fetched.filter((path) => !changed.test(path.slice('/assets/'.length))).length;
}

async function release(front: Front, page: Page): Promise<void> {
  // Whoever has taken a release is not asked again so soon.
  await page.evaluate(() => localStorage.removeItem('meikan.update-answered'));
  const released = front.deploy();
  for (const path of PAGES) await follow(page, path);
  await waitingWorker(page);
  await take(page);
  await arrived(page, released);
  await follow(page, '/terms');
}
