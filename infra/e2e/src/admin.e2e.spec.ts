import { limits } from '@meikan/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();

/** What a field says of a reason's length: as much as the contract takes. */
const lengthOf = (reason: string) => `${reason.length} / ${limits.comment}字`;

/** Every act of an administrator is given a reason first. */
async function giveReason(page: Page, title: string | RegExp, reason: string, confirm: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByText(lengthOf(reason)).waitFor();
  await dialog.getByRole('button', { name: confirm }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('an administrator takes a company’s seal away with a reason, which its history then tells', async () => {
  const page = await stars.open('admin');
  await visit(page, '/admin/companies');
  await page.getByLabel('会社・サービスの名前').fill('つばめ勘定');
  await page.getByRole('button', { name: '株式会社つばめ勘定の設定' }).click();
  const verified = page.getByRole('switch', { name: '認証' });
  expect(await verified.isChecked()).toBe(true);
  await verified.click();
  await giveReason(page, '「株式会社つばめ勘定」の認証を切りますか', '登記の名称と一致しないため', '変更する');
  await page.getByText('設定を変更しました。').waitFor();
  await page.getByRole('switch', { name: '認証', checked: false }).waitFor();

  await page.getByRole('link', { name: '株式会社つばめ勘定の操作履歴' }).click();
  await page.getByText('理由：登記の名称と一致しないため').waitFor();

  const visitor = await stars.open('anonymous');
  await visit(visitor, '/companies/tsubame-kanjo');
  expect(await visitor.locator('h1 .seal').count()).toBe(0);
});

test('a reason that could not be sent is asked for again as it was written', async () => {
  const page = await stars.open('admin');
  await visit(page, '/companies/neiro-lab');
  const SEAL = '**/api/company/neiro-lab/*verify';
  const settings = page.getByRole('region', { name: '会社の設定' });
  const seal = settings.getByRole('switch', { name: '認証' });
  const reason = '登記の写しが届いたため';
  const before = await seal.isChecked();
  await page.route(SEAL, (route) => route.abort());
  await seal.click();
  const dialog = page.getByRole('dialog', { name: /^「認証」を/ });
  await dialog.getByRole('textbox', { name: '理由' }).fill(reason);
  await dialog.getByText(lengthOf(reason)).waitFor();
  await dialog.getByRole('button', { name: '変更する' }).click();
  await page.getByText(/^「認証」の変更/).waitFor();
  await dialog.waitFor();
  expect(await dialog.getByRole('textbox', { name: '理由' }).inputValue()).toBe(reason);
  await page.unroute(SEAL);
  const sent = page.waitForResponse(SEAL);
  await dialog.getByRole('button', { name: '変更する' }).click();
  await dialog.waitFor({ state: 'detached' });
  await (await sent).finished();
  await visit(page, '/admin/audit?kind=company&id=neiro-lab');
  await page.getByText(`理由：${reason}`).waitFor();
  await visit(page, '/companies/neiro-lab');
  await settings.getByRole('switch', { name: '認証', checked: !before }).waitFor();
});

test('an administrator opens a past moment and compares it with a later one, field by field', async () => {
  const page = await stars.open('admin');
  await visit(page, '/admin/audit?kind=user&id=kurosaki-mio');
  await page.getByRole('button', { name: 'ひとつ前の履歴' }).click();
  await page.getByText('過去の時点を読み取り専用で表示しています。').waitFor();
  await page.getByRole('button', { name: 'ここから比べる' }).last().click();
  await page.getByRole('table', { name: '項目ごとの変更' }).getByRole('row').first().waitFor();
  await page.getByRole('button', { name: '現在へ戻る' }).click();
  await page.getByText('過去の時点を読み取り専用で表示しています。').waitFor({ state: 'detached' });
});

test('an administrator rebuilds what everybody reads, watches the bar, and swaps it in', async () => {
  const page = await stars.open('admin');
  await visit(page, '/admin/audit');
  await page.getByRole('button', { name: '再構築を始める' }).click();
  await giveReason(page, '再構築を始めますか', '確認のため', '再構築を始める');
  const bar = page.getByRole('progressbar', { name: '名鑑の一覧とページ' });
  await bar.waitFor();
  await page.getByRole('button', { name: '入れかえる' }).click();
  await giveReason(page, '新しい内容に入れかえますか', '照合が一致したため', '入れかえる');
  await page.getByText('入れかえ済み').waitFor();
  expect(await bar.getAttribute('aria-valuenow')).toBe('100');
  await visit(page, '/profile/kurosaki-mio');
  await page.getByRole('heading', { level: 1, name: '黒﨑 澪' }).waitFor();
});
