import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { WITH_WORKER } from './constellation/start-constellation.ts';
import { follow, visitWithWorker } from './offline-shell/phone.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();

test('the choice to leave none is made offline, and stands on the server when the network is back', async () => {
  const page = await stars.open('general', WITH_WORKER);
  const told: string[] = [];
  page.on('request', (request) => void (/\/footprint$/.test(request.url()) && told.push(request.url())));
  await visitWithWorker(page, '/profile/kurosaki-mio');
  await follow(page, '/account');
  // An owner who looks at the own page leaves none either.
  expect(told).toEqual([]);
  const choice = page.getByRole('switch', { name: /^足あとを残さない/ });
  await choice.waitFor();
  await page.context().setOffline(true);
  await choice.click();
  await page.getByText('見に行った先の持ち主に、あなたが来たことは表示されません。').waitFor();
  const sent = page.waitForResponse(/\/api\/commands$/);
  await page.context().setOffline(false);
  expect((await sent).status()).toBe(200);
  const other = await stars.open('general');
  await visit(other, '/account');
  await other.getByRole('switch', { name: /^足あとを残さない/, checked: true }).waitFor();
});
