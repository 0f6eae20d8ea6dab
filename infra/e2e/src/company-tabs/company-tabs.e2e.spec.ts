import { expect, test } from 'vitest';
import { axeFindingsAbove } from '../accessibility/findings.ts';
import { constellationPerFile } from '../constellation/per-file.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { haveSaved } from '../offline-saved/device.ts';
import { visit } from '../places/settled.ts';

const stars = constellationPerFile();

test('somebody who uses a service says a word on it with no network, which its readers then see', async () => {
  const SERVICE = '/companies/yakusho-parts';
  const page = await stars.open('general', WITH_WORKER);
  await haveSaved(page, SERVICE);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'ひとことを書く' }).click();
  const dialog = page.getByRole('dialog', { name: 'まちなみ部品帖についてのひとこと' });
  await dialog.getByLabel(/^ひとこと/).fill('窓口の看板が、午前中に直りました。');
  await dialog.getByRole('button', { name: '更新する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await page.getByRole('button', { name: 'ひとことを直す' }).waitFor();
  const sent = page.waitForResponse(/\/api\/commands$/);
  await page.context().setOffline(false);
  expect((await sent).status()).toBe(200);

  const visitor = await stars.open('anonymous');
  await visit(visitor, `${SERVICE}?tab=3`);
  await visitor
    .getByRole('listitem')
    .filter({ hasText: '窓口の看板が、午前中に直りました。' })
    .getByText('黒﨑 澪')
    .waitFor();
  expect(await axeFindingsAbove(visitor)).toEqual([]);
});
