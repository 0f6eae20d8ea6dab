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

test('G7: airplane mode from a cold start: a saved profile with its pictures is readable, and nothing reaches the server', async () => {
  await device.use(async (page) => {
    await visitWithWorker(page, PERSON);
    await saveThisPage(page);
  });
  await device.use(async (page, context) => {
    const arrived = arrivals();
    const { readable, largestPaint } = await measureColdStart(page, context, { path: PERSON });
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    expect(arrived).toEqual([]);
    const figures = `readable after ${Math.round(readable)} ms, largest paint after ${Math.round(largestPaint)} ms`;
    process.stdout.write(`a saved profile from a cold start, ${PHONE_SLOWNESS} times slowed: ${figures}\n`);
  });
});

/** The tabs of this person that have content, and what each of them shows. */
const TABS = ['articles_blogs', 'slide', 'belonging_company', 'career_network', 'web_service', 'bookmark'];

test('every tab of a saved person opens without a network', async () => {
  await device.use(async (page, context) => {
    await context.setOffline(true);
    for (const tab of TABS) {
      await page.goto(`${PERSON}?tab=${tab}`);
      await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
      await page.locator('main .list > li').first().waitFor();
    }
  });
});

test('a saved person is found by the other name of the same page', async () => {
  await device.use(async (page, context) => {
    await context.setOffline(true);
    await page.goto('/saved');
    await page.getByRole('link', { name: NAME }).click();
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  });
});

const COMPANY = '/companies/tsubame-kanjo';
const COMPANY_NAME = '株式会社つばめ勘定';

test('every tab of a saved company opens without a network', async () => {
  const tabs = await device.use(async (page) => {
    await visitWithWorker(page, COMPANY);
    await saveThisPage(page);
    const links = page.locator(`main a[href^="${COMPANY}?tab="]`);
    return new Set(await links.evaluateAll((all) => all.flatMap((link) => link.getAttribute('href') ?? [])));
  });
  expect(tabs.size).toBeGreaterThan(3);
  await device.use(async (page, context) => {
    await context.setOffline(true);
    for (const tab of tabs) {
      await page.goto(tab);
      await page.getByRole('heading', { level: 1, name: COMPANY_NAME }).waitFor();
      await page.locator('.tab-b').waitFor();
      await expect(page.getByText('ここはオフライン用に保存されていません').count()).resolves.toBe(0);
    }
  });
});
