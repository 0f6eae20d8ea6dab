import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { WITH_WORKER } from './constellation/start-constellation.ts';
import { visitWithWorker } from './offline-shell/phone.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const KIICHI = '/profile/takahashi-kiichi';

test('a member blocks somebody with no network, and another of their devices lists and lets them go', async () => {
  const page = await stars.open('general', WITH_WORKER);
  await visitWithWorker(page, KIICHI);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `${name}さんについての操作` }).click();
  await page.getByRole('menuitem', { name: 'ブロックする' }).click();
  const ask = page.getByRole('dialog', { name: `${name}さんをブロックしますか` });
  await ask.getByRole('button', { name: 'ブロックする' }).click();
  await page.getByText('一覧や検索には、この方が表示されません。').waitFor();
  const sent = page.waitForResponse(/\/api\/commands$/);
  await page.context().setOffline(false);
  expect((await sent).status()).toBe(200);

  const other = await stars.open('general');
  await visit(other, '/account');
  const list = other.getByRole('list', { name: 'ブロックしている人' });
  await list.getByRole('link', { name }).waitFor();
  await list.getByRole('button', { name: /^ブロックを解除/ }).click();
  await list.waitFor({ state: 'detached' });
  await visit(other, KIICHI);
  await other.getByRole('button', { name: /^フォロー/ }).waitFor();
});
