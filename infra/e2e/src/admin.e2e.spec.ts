import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tokenOf } from './offline-accounts/person.ts';
import { follow, visitWithWorker } from './offline-shell/phone.ts';
import { readKept, synced } from './places/completion.ts';
import { OWN_COMPANY } from './places/places.ts';
import { visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { WITH_WORKER } from './test-app/start-test-app.ts';

const app = testAppPerFile();
const ID = OWN_COMPANY.split('/').at(-1);
const NOTE = '六月に確認';

/** What is answered at an address to somebody, as text. */
async function told(path: string, as?: Page): Promise<string> {
  const headers = as === undefined ? {} : { authorization: `Bearer ${await tokenOf(as)}` };
  return (await fetch(new URL(path, app.running.url), { headers })).text();
}

/** Every act of an administrator is given a reason first. */
async function giveReason(page: Page, title: string | RegExp, reason: string, confirm: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: confirm }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('an administrator takes a company’s seal away with a reason, which its history then tells, and rebuilds what everybody reads', async () => {
  const page = await app.open('admin');
  await visit(page, '/admin/companies');
  await page.getByLabel('会社・サービスの名前').fill('つばめ勘定');
  await page.getByRole('button', { name: '株式会社つばめ勘定の設定' }).click();
  const verified = page.getByRole('switch', { name: '認証' });
  expect(await verified.isChecked()).toBe(true);
  await verified.click();
  await giveReason(
    page,
    '「株式会社つばめ勘定」の「認証」を「切」にしますか',
    '登記の名称と一致しないため',
    '変更する',
  );
  await page.getByText('設定を変更しました。').waitFor();
  await page.getByRole('switch', { name: '認証', checked: false }).waitFor();
  await page.getByRole('link', { name: '株式会社つばめ勘定の操作履歴' }).click();
  await page.getByText('理由：登記の名称と一致しないため').waitFor();
  await app.running.application.projections.caughtUp();
  expect(await told('/api/company/tsubame-kanjo')).toContain('"isVerified":false');

  await follow(page, '/admin/audit');
  await rebuild(page);
});

/** What everybody reads is rebuilt, the bar is watched, and the new is swapped in. */
async function rebuild(page: Page): Promise<void> {
  await page.getByRole('button', { name: '再構築を始める' }).click();
  await giveReason(page, '再構築を始めますか', '確認のため', '再構築を始める');
  const bar = page.getByRole('progressbar', { name: '名鑑の一覧とページ' });
  await bar.waitFor();
  await page.getByRole('button', { name: '入れ替える' }).click();
  await giveReason(page, '新しい内容に入れ替えますか', '照合が一致したため', '入れ替える');
  await page.getByText('入れ替え済み').waitFor();
  expect(await bar.getAttribute('aria-valuenow')).toBe('100');
  expect(await told('/api/users/username/kurosaki-mio')).toContain('黒﨑 澪');
}

async function dispute(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: '「株式会社つばめ勘定」についての登録に回答' });
  await menu.click();
  await page.getByRole('menuitem', { name: '異議を唱える' }).click();
  await page.getByRole('listitem').filter({ has: menu }).getByText('異議あり').waitFor();
}

async function note(page: Page): Promise<void> {
  await page.getByRole('button', { name: '運営のメモを編集' }).click();
  const form = page.getByRole('dialog', { name: '運営のメモを編集' });
  await form.getByLabel(/^運営のメモ/).fill(NOTE);
  await form.getByRole('button', { name: '更新する' }).click();
  await readKept(page);
  await page.getByText(NOTE).waitFor();
}

test('what an administrator disputes and notes without a network is sent later; the dispute is told to everybody, the note to admins alone', async () => {
  const page = await app.open('admin', WITH_WORKER);
  const owner = await app.open('business');
  await owner.goto('/terms');
  await visitWithWorker(page, OWN_COMPANY);
  await page.evaluate(() => history.pushState({}, '', '/companies/kikitome?tab=4'));
  await page.getByRole('button', { name: '「株式会社つばめ勘定」についての登録に回答' }).waitFor();
  await page.context().setOffline(true);
  await dispute(page);
  await follow(page, OWN_COMPANY);
  await note(page);
  await page.context().setOffline(false);
  await synced(page);
  await app.running.application.projections.caughtUp();
  const rows = '/api/company/kikitome/service-pagination?type=company-use';
  expect(await told(rows)).toContain('"disputed"');
  expect(await told(`/api/company/${ID}`, page)).toContain(`"adminNote":"${NOTE}"`);
  for (const reader of [owner, undefined]) expect(await told(`/api/company/${ID}`, reader)).not.toContain('adminNote');
});
