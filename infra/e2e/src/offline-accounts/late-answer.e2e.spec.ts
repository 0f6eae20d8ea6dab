import { eventually, inTime } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { saveThisPage } from '../offline-saved/device.ts';
import { visit } from '../places/settled.ts';
import { arrive, askToSignOut, OWN, readGoodbye } from './person.ts';

const stars = constellationPerFile();
const PROFILE = '**/api/users/username/kurosaki-mio';

test('F42: an answer that comes when its account has left is shown to nobody', async () => {
  const page = await arrive(stars);
  await visit(page, OWN);
  await saveThisPage(page);
  const held: (() => Promise<void>)[] = [];
  await page.context().route(PROFILE, async (route) => {
    if (route.request().headers().authorization === undefined) return route.continue();
    const response = await route.fetch();
    held.push(() => route.fulfill({ response }));
  });
  // What is saved stands in for the answer that is still on its way.
  await page.goto(OWN);
  await page.getByRole('button', { name: '編集する' }).waitFor();
  await eventually(() => held.length > 0);
  await askToSignOut(page);
  await readGoodbye(page);
  await page.evaluate((to) => history.pushState({}, '', to), OWN);
  await page.getByRole('heading', { name: '黒﨑 澪' }).waitFor();
  const late = page.waitForResponse(PROFILE);
  await Promise.all(held.map((letGo) => letGo()));
  await (await late).finished();
  await inTime(
    'the page to be idle',
    page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(true)))),
  );
  expect(await page.getByRole('button', { name: '編集する' }).count()).toBe(0);
});
