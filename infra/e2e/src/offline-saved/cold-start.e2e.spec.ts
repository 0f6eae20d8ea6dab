import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { devicePerFile, haveSaved } from './device.ts';
import { measureColdStart, PHONE_SLOWNESS } from './measure-cold-start.ts';

const stars = constellationPerFile();
const device = devicePerFile(stars);

const PERSON = '/profile/kurosaki-mio';
const NAME = '黒﨑 澪';

/**
 * What airplane mode does not hold back. The browser looks by itself for a newer worker; and a page that is being left hears from
 * Chromium that the network is back, a moment before it ends, and asks whether the server is.
 */
const LOOKS = ['/service-worker.js', '/api/ping', '/api/changes'];

/** What is asked of the server from now on, whoever asks. */
function arrivals(): readonly string[] {
  const paths: string[] = [];
  stars.constellation.house.app.server.on('request', ({ url = '' }) => {
    if (!LOOKS.includes(url)) paths.push(url);
  });
  return paths;
}

test('G7: airplane mode from a cold start: a saved profile with its pictures is readable, also by its other name; pages without data are; nothing reaches the server', async () => {
  await device.use((page) => haveSaved(page, PERSON));
  await device.use(async (page, context) => {
    const arrived = arrivals();
    const { readable, largestPaint } = await measureColdStart(page, context, { path: PERSON });
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    const figures = `readable after ${Math.round(readable)} ms, largest paint after ${Math.round(largestPaint)} ms`;
    process.stdout.write(`a saved profile from a cold start, ${PHONE_SLOWNESS} times slowed: ${figures}\n`);
    await page.goto('/saved');
    await page.getByRole('link', { name: NAME }).click();
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
    await page.getByText('オフライン').first().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'プライバシーポリシー' }).click();
    await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
    expect(arrived).toEqual([]);
  });
});
