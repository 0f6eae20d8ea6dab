import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { visitWithWorker } from './offline-shell/phone.ts';
import { dialogsClosed } from './places/dialogs-closed.ts';
import { OWN_COMPANY } from './places/places.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const RELATED = `${OWN_COMPANY}?tab=9`;
const OTHER = '株式会社ネイロラボ';

test('a relation is registered once a company and one type at least are chosen, changed, and taken away', async () => {
  const page = await stars.open('business', { serviceWorkers: 'block' });
  await visit(page, RELATED);
  await page.getByRole('button', { name: '関わりのある会社を登録' }).click();
  const dialog = page.getByRole('dialog', { name: '関わりのある会社を登録' });
  const submit = dialog.getByRole('button', { name: '登録する' });
  await dialog.getByRole('combobox', { name: '相手の会社' }).fill(OTHER);
  await page.getByRole('option', { name: OTHER }).first().click();
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByRole('checkbox', { name: '業務提携' }).check();
  expect(await submit.isDisabled()).toBe(false);
  await dialog.getByRole('checkbox', { name: '業務提携' }).uncheck();
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByRole('checkbox', { name: '業務提携' }).check();
  await dialog.getByRole('checkbox', { name: 'API連携' }).check();
  expect(await axeFindingsAbove(page)).toEqual([]);
  await submit.click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed(page);
  const row = page.locator('main').getByRole('listitem').filter({ hasText: OTHER });
  await row.getByText('業務提携').waitFor();
  await row.getByText('API連携').waitFor();

  await row.getByRole('button', { name: /との関わりを編集$/ }).click();
  const form = page.getByRole('dialog', { name: '関わりを編集' });
  await form.getByRole('checkbox', { name: 'API連携' }).uncheck();
  await form.getByRole('button', { name: '更新する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed(page);
  await row.getByText('API連携').waitFor({ state: 'detached' });

  const visitor = await stars.open('anonymous', { serviceWorkers: 'block' });
  await visit(visitor, RELATED);
  await visitor.locator('main').getByRole('listitem').filter({ hasText: OTHER }).getByText('業務提携').waitFor();
  expect(await visitor.getByRole('button', { name: '関わりのある会社を登録' }).count()).toBe(0);

  await row.getByRole('button', { name: /との関わりを編集$/ }).click();
  await form.getByRole('button', { name: '関わりを外す' }).click();
  const question = page.getByRole('dialog', { name: '関わりを外します。よろしいですか' });
  await question.getByRole('button', { name: '関わりを外す' }).click();
  await row.waitFor({ state: 'detached' });
});

test('an owner moves a company from who adopted the service to who is related, and both lists follow', async () => {
  const page = await stars.open('business', { serviceWorkers: 'block' });
  const ADOPTERS = `${OWN_COMPANY}?tab=4`;
  await visit(page, ADOPTERS);
  await page.getByRole('button', { name: '導入企業を登録' }).click();
  const dialog = page.getByRole('dialog', { name: '導入企業を登録' });
  await dialog.getByRole('combobox', { name: '相手の会社' }).fill(OTHER);
  await page.getByRole('option', { name: OTHER }).first().click();
  expect(await dialog.getByRole('checkbox', { name: '自社のサービスを導入している' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: '登録する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed(page);
  const row = page.locator('main').getByRole('listitem').filter({ hasText: OTHER });
  await row.getByRole('button', { name: /との関わりを編集$/ }).click();
  const form = page.getByRole('dialog', { name: '関わりを編集' });
  await form.getByRole('checkbox', { name: '自社のサービスを導入している' }).uncheck();
  await form.getByRole('checkbox', { name: '業務提携' }).check();
  expect(await axeFindingsAbove(page)).toEqual([]);
  await form.getByRole('button', { name: '更新する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await row.waitFor({ state: 'detached' });
  await visit(page, RELATED);
  await row.getByText('業務提携').waitFor();
});

test('without a network every chosen type is kept, shown at once, and sent later', async () => {
  const page = await stars.open('business', { viewport: { width: 360, height: 780 } });
  await visitWithWorker(page, RELATED);
  await page.getByRole('button', { name: '関わりのある会社を登録' }).click();
  const dialog = page.getByRole('dialog', { name: '関わりのある会社を登録' });
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
  await page.locator('header a[href="/sync"]').getByText('同期済み').first().waitFor();
  await visit(page, RELATED);
  await row.getByText('資本提携').waitFor();
  await row.getByText('同じグループ').waitFor();
});
