import { expect, test } from 'vitest';
import { testAppPerFile } from '../test-app/per-file.ts';
import { countMissing, PAGES, SILENT_PAGES, take } from './offered-release.ts';
import { arrivedInTime, follow, phones, visitWithWorker, waitingWorker, workerStopper } from './phone.ts';

const open = phones(testAppPerFile());
const CYCLES = 100;

test(`${CYCLES} releases and walks through the app: no import fails, and every release arrives`, async () => {
  const { front, page } = await open();
  const missing = await countMissing(page);
  await visitWithWorker(page, '/terms');
  const stopWorker = await workerStopper(page);
  for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
    await page.evaluate(() => localStorage.removeItem('meikan.update-answered'));
    const released = front.deploy();
    for (const path of [...PAGES, ...SILENT_PAGES]) await follow(page, path);
    await waitingWorker(page);
    await take(page);
    await arrivedInTime(page, released, stopWorker);
    await follow(page, '/terms');
  }
  expect(await missing()).toBe(0);
});
