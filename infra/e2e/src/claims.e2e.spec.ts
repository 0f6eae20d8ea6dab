import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { WITH_WORKER } from './constellation/start-constellation.ts';
import { visitWithWorker } from './offline-shell/phone.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const USED_BY = '/companies/kikitome?tab=4';

test('a claim is disputed with no network, which its readers then see, and the answer is taken back', async () => {
  const page = await stars.open('admin', WITH_WORKER);
  await visitWithWorker(page, USED_BY);
  const menu = page.getByRole('button', { name: '「株式会社つばめ勘定」についての登録に回答' });
  const row = page.getByRole('listitem').filter({ has: menu });
  await page.context().setOffline(true);
  await menu.click();
  await page.getByRole('menuitem', { name: '異議を唱える' }).click();
  await row.getByText('異議あり').waitFor();
  const sent = page.waitForResponse(/\/api\/commands$/);
  await page.context().setOffline(false);
  expect((await sent).status()).toBe(200);

  const visitor = await stars.open('anonymous');
  await visit(visitor, USED_BY);
  await visitor.getByText('異議あり').waitFor();
  expect(await visitor.getByRole('button', { name: /についての登録に回答$/ }).count()).toBe(0);

  await menu.click();
  await page.getByRole('menuitem', { name: '回答を取り消す' }).click();
  await row.getByText('異議あり').waitFor({ state: 'detached' });
});
