import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { visitWithWorker } from '../offline-shell/phone.ts';
import { devicePerFile, saveThisPage } from './device.ts';
import { measureColdStart, PHONE_SLOWNESS } from './measure-cold-start.ts';

const stars = constellationPerFile();
const device = devicePerFile(stars);

const PERSON = '/profile/kurosaki-mio';
const NAME = '黒﨑 澪';

/** What comes to the server from now on, whoever sends it. */
function arrivals(): readonly string[] {
  const paths: string[] = [];
  stars.constellation.house.app.server.on('request', ({ url }) => paths.push(url ?? ''));
  return paths;
}

test('G7: airplane mode from a cold start: a saved profile with its pictures is readable, also by its other name; pages without data are; nothing reaches the server', async () => {
  await device.use(async (page) => {
    await visitWithWorker(page, PERSON);
    await saveThisPage(page);
  });
  await device.use(async (page, context) => {
    const arrived = arrivals();
    const { readable, largestPaint } = await measureColdStart(page, context, { path: PERSON });
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    const figures = `readable after ${Math.round(readable)} ms, largest paint after ${Math.round(largestPaint)} ms`;
    process.stdout.write(`a saved profile from a cold start, ${PHONE_SLOWNESS} times slowed: ${figures}\n`);
    // Of this one on nothing is measured, and it is not slowed.
    const other = await context.newPage();
    await page.close();
    await other.goto('/saved');
    await other.getByRole('link', { name: NAME }).click();
    await other.getByRole('heading', { level: 1, name: NAME }).waitFor();
    await other.goto('/terms');
    await other.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
    await other.getByText('オフライン').first().waitFor();
    await other.getByRole('contentinfo').getByRole('link', { name: 'プライバシーポリシー' }).click();
    await other.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
    // For a newer worker the browser looks by itself, past the airplane mode of its pages.
    expect(arrived.filter((path) => path !== '/service-worker.js')).toEqual([]);
  });
});
