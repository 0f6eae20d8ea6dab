import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { visitWithWorker } from './offline-shell/phone.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const MIO = '/profile/kurosaki-mio';
/** A program's visit is not counted, and this one's name says that it is one. */
const BROWSER = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
};
const TOLD = /\/footprint$/;

test('a visit is counted when it comes from outside, not from the owner, and the owner finds it under the tab', async () => {
  const stranger = await stars.open('anonymous', { ...BROWSER, serviceWorkers: 'block' });
  const counted = stranger.waitForResponse(TOLD);
  await visit(stranger, MIO);
  expect(await (await counted).json()).toEqual({ payload: { counted: true } });

  const page = await stars.open('general', { ...BROWSER, serviceWorkers: 'block' });
  let ownVisits = 0;
  page.on('request', (request) => {
    if (TOLD.test(request.url())) ownVisits += 1;
  });
  await visit(page, MIO);
  await page.getByRole('link', { name: /^足あと/ }).click();
  await page
    .getByRole('tab', { name: '足あと' })
    .or(page.getByRole('link', { name: '足あと', exact: true }))
    .first()
    .waitFor();
  await page.getByText('のべ1回の閲覧').waitFor();
  await page.getByText('名前のわかる足あとは、まだありません').waitFor();
  expect(await axeFindingsAbove(page)).toEqual([]);
  await visit(page, `${MIO}?preview=true&tab=5`);
  expect(await page.getByText('のべ').count()).toBe(0);
  expect(ownVisits).toBe(0);
});

test('the choice to leave none is made offline, and stands on the server when the network is back', async () => {
  const page = await stars.open('general', BROWSER);
  await visitWithWorker(page, '/account');
  const choice = page.getByRole('switch', { name: /^足あとを残さない/ });
  await choice.waitFor();
  await page.context().setOffline(true);
  await choice.click();
  await page.getByText('見に行った先の持ち主に、あなたが来たことは表示されません。').waitFor();
  const sent = page.waitForResponse(/\/api\/commands$/);
  await page.context().setOffline(false);
  expect((await sent).status()).toBe(200);
  const other = await stars.open('general', { serviceWorkers: 'block' });
  await visit(other, '/account');
  await other.getByRole('switch', { name: /^足あとを残さない/, checked: true }).waitFor();
});
