import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { WITH_WORKER } from './constellation/start-constellation.ts';
import { visitWithWorker } from './offline-shell/phone.ts';
import { synced } from './places/completion.ts';
import { dialogsClosed } from './places/dialogs-closed.ts';
import { OWN_COMPANY } from './places/places.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const RELATED = `${OWN_COMPANY}?tab=9`;
const OTHER = '株式会社ネイロラボ';

test('without a network every chosen type is kept, shown at once, and sent later', async () => {
  const page = await stars.open('business', { ...WITH_WORKER, viewport: { width: 360, height: 780 } });
  await visitWithWorker(page, RELATED);
  await page.getByRole('button', { name: '関わりのある会社を登録' }).click();
  const dialog = page.getByRole('dialog', { name: '関わりのある会社を登録' });
  // What loses the focus takes its finds away.
  await dialog.locator(':focus').waitFor();
  await dialog.getByRole('combobox', { name: '相手の会社' }).fill(OTHER);
  await page.getByRole('option', { name: OTHER }).first().click();
  await page.context().setOffline(true);
  for (const type of ['資本提携', '同じグループ']) await dialog.getByRole('checkbox', { name: type }).check();
  await dialog.getByRole('button', { name: '登録する' }).click();
  await page.getByRole('dialog', { name: 'この端末に保存しました' }).getByRole('button').click();
  await dialogsClosed(page);
  const row = page.locator('main').getByRole('listitem').filter({ hasText: OTHER });
  await row.getByText('資本提携').waitFor();
  await page.context().setOffline(false);
  await synced(page);
  await visit(page, RELATED);
  await row.getByText('資本提携').waitFor();
  await row.getByText('同じグループ').waitFor();

  const visitor = await stars.open('anonymous');
  await visit(visitor, RELATED);
  await visitor.locator('main').getByRole('listitem').filter({ hasText: OTHER }).getByText('資本提携').waitFor();
  expect(await visitor.getByRole('button', { name: '関わりのある会社を登録' }).count()).toBe(0);
});
