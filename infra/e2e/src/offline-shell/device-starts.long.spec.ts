import { eventually } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { testAppPerFile } from '../test-app/per-file.ts';
import type { Front } from './front.ts';
import { haveWorker, phones, visitWithWorker } from './phone.ts';

const app = testAppPerFile();
const open = phones(app);
const STARTS = 200;

/** How many parts of the app were asked for so far, by the page or the worker. */
const partsAsked = ({ asked }: Front) => new Set(asked.filter((path) => path.startsWith('/assets/'))).size;

/** How many there are: a device with a worker has asked for all. */
async function partsOfApp(): Promise<number> {
  const { front, page } = await open();
  await visitWithWorker(page, '/terms');
  return partsAsked(front);
}

test(`each of ${STARTS} devices that go on to another page while the first worker comes, has it there`, async () => {
  const parts = await partsOfApp();
  expect(parts).toBeGreaterThan(50);
  for (let start = 0; start < STARTS; start += 1) {
    const { context, front, page } = await open();
    await page.goto('/terms');
    // From start to start nearer to the end of its coming, so that it activates at another point of the second page's load.
    const share = 0.75 + (0.25 * start) / STARTS;
    await eventually(() => partsAsked(front) > Math.floor((parts - 1) * share));
    await page.goto('/profile/kurosaki-mio');
    await haveWorker(page);
    await context.close();
  }
});
