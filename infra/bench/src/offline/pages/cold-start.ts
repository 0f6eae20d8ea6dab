import { picturesDrawn, saveThisPage, visitWithWorker } from '@meikan/e2e';
import { atMost, exactly, type Row, row } from '../../row.ts';
import { median } from '../../statistics.ts';
import type { Measure, OfflineContext } from '../measure.ts';
import { slowedBy } from '../queue/line.ts';
import { openBrowser } from './demo-browser.ts';

const PERSON = '/profile/kurosaki-mio';
const NAME = '黒﨑 澪';
const STARTS = 5;

type Start = { readonly heading: number; readonly largest: number; readonly requests: number };

/** A browser is started without a network and opens a saved profile with pictures. */
export const coldStart: Measure = {
  goal: 'G7',
  about: 'cold start without a network',
  async run(context) {
    await save(context);
    const desktop = await starts(context, 1);
    const phone = await starts(context, 4);
    const requests = [...desktop, ...phone].reduce((sum, start) => sum + start.requests, 0);
    return [
      ...timesOf('desktop', desktop, { heading: 1, largest: undefined }),
      ...timesOf('CPU × 4', phone, { heading: 2, largest: 1.5 }),
      row({ name: 'requests that reached the server', value: requests, unit: 'requests', goal: exactly(0) }),
    ];
  },
};

type Limits = { readonly heading: number; readonly largest: number | undefined };

function timesOf(where: string, all: readonly Start[], limits: Limits): readonly Row[] {
  const heading = median(all.map((start) => start.heading)) / 1000;
  const largest = median(all.map((start) => start.largest)) / 1000;
  const goal = limits.largest === undefined ? {} : { goal: atMost(limits.largest) };
  const name = `saved profile from a cold start, ${where}, median of ${all.length}`;
  return [
    row({ name: `${name}: heading drawn`, value: heading, unit: 's', goal: atMost(limits.heading) }),
    row({ name: `${name}: LCP`, value: largest, unit: 's', ...goal }),
  ];
}

async function save(context: OfflineContext): Promise<void> {
  await using opened = await openBrowser(context, 'cold', (await context.demo()).url);
  await visitWithWorker(opened.page, PERSON);
  await saveThisPage(opened.page);
}

async function starts(context: OfflineContext, rate: number): Promise<readonly Start[]> {
  const all: Start[] = [];
  while (all.length < Math.max(1, Math.round(STARTS * context.scale))) all.push(await start(context, rate));
  return all;
}

async function start(context: OfflineContext, rate: number): Promise<Start> {
  const { url, application } = await context.demo();
  await using opened = await openBrowser(context, 'cold', url);
  const { page } = opened;
  await opened.context.setOffline(true);
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  application.app.server.on('request', count);
  await page.addInitScript(watchPaint, NAME);
  const slowed = await slowedBy(page, rate);
  await slowed(async () => {
    await page.goto(PERSON, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.meikanPaint?.heading);
    await picturesDrawn(page, 1);
  });
  const { heading = 0, largest } = (await page.evaluate(() => window.meikanPaint)) ?? { largest: 0 };
  application.app.server.off('request', count);
  return { heading, largest, requests };
}

declare global {
  interface Window {
    meikanPaint?: { heading?: number; largest: number };
  }
}

/** Runs in the page before anything else: notes when its heading was drawn, and its largest part so far. */
function watchPaint(name: string): void {
  const paint: NonNullable<Window['meikanPaint']> = { largest: 0 };
  window.meikanPaint = paint;
  new PerformanceObserver((list) => {
    paint.largest = list.getEntries().at(-1)?.startTime ?? paint.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const frame = () => {
    const isThere = document.querySelector('h1')?.textContent?.includes(name);
    if (!isThere) requestAnimationFrame(frame);
    else
      setTimeout(() => {
        paint.heading = performance.now();
      });
  };
  requestAnimationFrame(frame);
}
