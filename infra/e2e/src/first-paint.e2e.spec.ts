import { eventually, inTime } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { WITH_WORKER } from './constellation/start-constellation.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
/** After this, in ms, a page that has painted nothing begins all the same (pwa/src/app/shell/after-first-paint.js). */
const HIDDEN = 1000;

/** When a page was first painted and when the first file of the app was asked for, in ms after the visit began. */
const moments = () => ({
  painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  asked: Math.min(
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  ),
});

test.each(['/', '/profile/kurosaki-mio', '/companies/tsubame-kanjo'])(
  'what the server says of %s is painted before the app is asked for (ADR 0019)',
  async (path) => {
    const page = await stars.open('anonymous');
    // Without the way round it only the paint lets the app begin, on a machine of any speed.
    await page.addInitScript((hidden) => {
      const { setTimeout } = window;
      const withoutIt = (act: () => void, ms?: number) => (ms === hidden ? 0 : setTimeout(act, ms));
      Object.assign(window, { setTimeout: withoutIt });
    }, HIDDEN);
    await visit(page, path);
    const { painted, asked } = await page.evaluate(moments);
    expect(asked).toBeGreaterThan(painted);
  },
);

test('a page that paints nothing, in the background, starts all the same', async () => {
  const page = await stars.open('anonymous');
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await visit(page, '/profile/kurosaki-mio');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

test.each([
  ['/profile/kurosaki-mio', '黒﨑 澪'],
  ['/companies/tsubame-kanjo', 'つばめ勘定'],
])('the name of %s stands where the app will draw it', async (path, name) => {
  const page = await stars.open('anonymous');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1, name });
  const before = await heading.boundingBox();
  await page.unroute('**/assets/*.js');
  await visit(page, path);
  const after = await heading.boundingBox();
  expect(before).not.toBeNull();
  expect(after).toMatchObject({ x: before?.x, height: before?.height });
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});

test('what a device takes in for later is asked for when the first page has its answers (ADR 0019)', async () => {
  const page = await stars.open('anonymous', WITH_WORKER);
  const asked: string[] = [];
  const later = /\/assets\/answer-room|\/service-worker\.js/;
  page.context().on('request', (request) => {
    if (later.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  page.context().on('serviceworker', () => asked.push('a worker'));
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/company/*/members**', async (route) => {
    await held;
    await route.continue();
  });
  const others = page.waitForResponse(/\/api\/company\/tsubame-kanjo\/article/);
  await page.goto('/companies/tsubame-kanjo');
  await others;
  await inTime(
    'the page to be idle',
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))),
  );
  expect(asked).toEqual([]);
  answer();
  await eventually(() => asked.some((path) => path.includes('answer-room')) && asked.includes('a worker'));
});
