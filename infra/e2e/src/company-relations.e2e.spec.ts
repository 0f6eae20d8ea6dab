import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { telling } from './api/house/tell.ts';
import { writeDirectory } from './api/house/write-directory.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { visitWithWorker } from './offline-shell/phone.ts';
import { synced } from './places/completion.ts';
import { dialogsClosed } from './places/dialogs-closed.ts';
import { OWN_COMPANY } from './places/places.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const RELATED = `${OWN_COMPANY}?tab=9`;
const OTHER = '株式会社ネイロラボ';

/** Types once the dialog has placed the focus: what loses it takes its finds away. */
async function lookFor(dialog: Locator, name: string): Promise<void> {
  await dialog.locator(':focus').waitFor();
  await dialog.getByRole('combobox', { name: '相手の会社' }).fill(name);
}

test('a relation is registered once a company and one type at least are chosen, changed, and taken away', async () => {
  const page = await stars.open('business', { serviceWorkers: 'block' });
  await visit(page, RELATED);
  await page.getByRole('button', { name: '関わりのある会社を登録' }).click();
  const dialog = page.getByRole('dialog', { name: '関わりのある会社を登録' });
  const submit = dialog.getByRole('button', { name: '登録する' });
  await lookFor(dialog, OTHER);
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
  await lookFor(dialog, OTHER);
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

test('which services a company uses and hides, an admin reads on its overview and in their tab, and a visitor nowhere', async () => {
  const { house } = stars.constellation;
  const write = writeDirectory(telling(house.handler));
  await write.company('fukumen', { name: '覆面堂', category: 'business_company' });
  await write.company('kasa', { name: '傘屋の帳面' });
  await write.usage({ kind: 'company', id: 'fukumen' }, 'kasa', 'company-using');
  await write.section('fukumen', { section: 'basics', value: { hideUsedService: true } });
  await house.projections.caughtUp();
  for (const [role, lists] of [
    ['admin', 2],
    ['anonymous', 0],
  ] as const) {
    const page = await stars.open(role, { serviceWorkers: 'block' });
    await visit(page, '/companies/fukumen');
    const tabs = page.getByRole('navigation', { name: '会社ページの見出し' });
    const shown = [
      page.locator('aside').getByRole('link', { name: '傘屋の帳面' }),
      tabs.getByText('使っているサービス'),
    ];
    if (lists > 0) for (const one of shown) await one.first().waitFor();
    expect((await Promise.all(shown.map((one) => one.count()))).filter((count) => count > 0)).toHaveLength(lists);
  }
});

test('a relation that the other side entered is taken away, too', async () => {
  const { house } = stars.constellation;
  await writeDirectory(telling(house.handler)).relation('konohen', OWN_COMPANY.replace('/companies/', ''), 'SUPPORTER');
  await house.projections.caughtUp();
  const page = await stars.open('business', { serviceWorkers: 'block' });
  await visit(page, RELATED);
  const row = page.locator('main').getByRole('listitem').filter({ hasText: '株式会社このへん' });
  await row.getByRole('button', { name: /との関わりを編集$/ }).click();
  const form = page.getByRole('dialog', { name: '関わりを編集' });
  await form.getByRole('button', { name: '関わりを外す' }).click();
  const question = page.getByRole('dialog', { name: '関わりを外します。よろしいですか' });
  await question.getByRole('button', { name: '関わりを外す' }).click();
  await row.waitFor({ state: 'detached' });
  await synced(page);
  const visitor = await stars.open('anonymous', { serviceWorkers: 'block' });
  await visit(visitor, RELATED);
  expect(await visitor.locator('main').getByText('株式会社このへん').count()).toBe(0);
});

test('without a network every chosen type is kept, shown at once, and sent later', async () => {
  const page = await stars.open('business', { viewport: { width: 360, height: 780 } });
  await visitWithWorker(page, RELATED);
  await page.getByRole('button', { name: '関わりのある会社を登録' }).click();
  const dialog = page.getByRole('dialog', { name: '関わりのある会社を登録' });
  await lookFor(dialog, OTHER);
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
});
