import { downloadOwnData, sendOwnDataCode } from '@meikan/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { probeServer } from '../../../api/probe-server.ts';
import { axeFindings, axeFindingsAbove, overflow } from '../../../app/testing/accessibility.ts';
import { pressByKeys, walkDialog } from '../../../app/testing/by-keys.ts';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { openPage, PHONE } from '../../../app/testing/open-page.tsx';
import { play, playFile, Refusal } from '../../../app/testing/play.ts';

const SENT_TO = 'k••••@demo.meikan.example';
const CODE = '確認コード：１２３４５６';
const WRONG = '確認コードが正しくありません。メールに書かれた6桁の数字を入力してください。';
const ESTIMATED = 4_000_000;
const [FIRST, SECOND] = [new Uint8Array(1_000_000).fill(1), new Uint8Array(500_000).fill(2)];

const section = page.getByRole('region', { name: '自分のデータ' });
const begin = section.getByRole('button', { name: 'データを書き出す' });
const dialog = page.getByRole('dialog', { name: 'データの書き出し' });
const send = dialog.getByRole('button', { name: '確認コードを送る' });
const code = dialog.getByLabelText('確認コード');
const take = dialog.getByRole('button', { name: '書き出す', exact: true });
const bar = dialog.getByRole('progressbar', { name: '書き出しの進み具合' });
const saved = dialog.getByText('ファイルを保存しました');
const close = dialog.getByRole('button', { name: '閉じる' }).last();

/** The files that are handed to the browser. */
function keptFiles(): readonly { readonly name: string; readonly size: Promise<number> }[] {
  const files: { readonly name: string; readonly size: Promise<number> }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  onTestFinished(() => {
    click.mockRestore();
  });
  click.mockImplementation(function keep(this: HTMLAnchorElement) {
    files.push({ name: this.download, size: fetch(this.href).then(async (file) => (await file.blob()).size) });
  });
  return files;
}

/** A file of which the second piece comes once `goOn` is called; `breaksOff`: it never does. */
function playOwnData({ breaksOff = false } = {}) {
  const sent = play(sendOwnDataCode, () => ({ sentTo: SENT_TO }));
  const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
  async function* pieces() {
    yield FIRST;
    await wait;
    if (breaksOff) throw new TypeError('cut');
    yield SECOND;
  }
  const asked = playFile(downloadOwnData, ({ body }) =>
    body.code === CODE
      ? { pieces: pieces(), estimatedBytes: ESTIMATED }
      : new Refusal({
          ...{ status: 422, code: 'invalid', detail: WRONG },
          errors: [{ field: 'code', code: 'wrong-code', message: WRONG }],
        }),
  );
  return { sent, asked, goOn };
}

async function typeCode(as: 'general' | 'business' = 'general'): Promise<void> {
  await openPage('/account', { as, size: PHONE });
  await begin.click();
  await send.click();
  await expect.element(code).toHaveFocus();
  await code.fill(CODE);
}

test('a code is asked for by mail; the download shows how far it is, and the file is saved', async () => {
  const files = keptFiles();
  const { sent, asked, goOn } = playOwnData();
  await typeCode();
  await expect.element(dialog.getByText(`${SENT_TO} に確認コードを送りました。`)).toBeVisible();
  await code.fill('１２３');
  await take.click();
  await expect.element(dialog.getByText(WRONG)).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  await code.fill(CODE);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('1.0MB / およそ4.0MB')).toBeVisible();
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25');
  expect(await axeFindingsAbove()).toEqual([]);
  expect(overflow()).toBe(0);
  expect(files).toEqual([]);
  goOn();
  await expect.element(saved).toBeVisible();
  await expect.element(dialog.getByText(/（1\.5MB）です。/)).toBeVisible();
  expect(files).toMatchObject([{ name: expect.stringMatching(/^meikan-\d{4}-\d\d-\d\d\.zip$/) }]);
  expect(await files[0]?.size).toBe(FIRST.length + SECOND.length);
  expect([sent.length, asked.length]).toEqual([1, 2]);
  expect(await axeFindingsAbove()).toEqual([]);
  await dialog.getByRole('button', { name: 'もう一度保存する' }).click();
  expect(files).toHaveLength(2);
});

test('a download that is stopped comes back to the code, which is good again', async () => {
  const files = keptFiles();
  const { goOn, asked } = playOwnData();
  await typeCode();
  await take.click();
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25');
  await dialog.getByRole('button', { name: '中止する' }).click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveValue(CODE);
  expect(files).toEqual([]);
  goOn();
  await take.click();
  await expect.element(saved).toBeVisible();
  expect([files.length, asked.length]).toEqual([1, 2]);
});

test('a download goes on while the dialog is closed, and its end is told', async () => {
  const files = keptFiles();
  const { goOn } = playOwnData();
  await typeCode('business');
  await take.click();
  await expect.element(bar).toBeVisible();
  await close.click();
  await expect.element(section.getByText('書き出しています…')).toBeVisible();
  await begin.click();
  await expect.element(bar).toBeVisible();
  await close.click();
  goOn();
  await expect.element(page.getByText('ファイルを保存しました')).toBeVisible();
  expect(files).toHaveLength(1);
  await begin.click();
  await expect.element(send).toBeVisible();
});

test('a download that breaks off says so, and can be begun again', async () => {
  const files = keptFiles();
  playOwnData({ breaksOff: true }).goOn();
  await typeCode();
  await take.click();
  await expect.element(dialog.getByText('書き出せませんでした')).toBeVisible();
  expect(files).toEqual([]);
  playOwnData().goOn();
  // As the app does once the browser tells that the network is there again.
  await probeServer();
  await expect.element(take).toBeEnabled();
  await take.click();
  await expect.element(saved).toBeVisible();
});

test('without a network nothing can be asked for, and the dialog says so', async () => {
  playOwnData();
  await typeCode();
  cutNetwork();
  await expect.element(dialog.getByText(/^書き出しには通信が必要です。/)).toBeVisible();
  for (const button of [take, dialog.getByRole('button', { name: 'もう一度送る' })])
    await expect.element(button).toBeDisabled();
  mendNetwork();
  await expect.element(take).toBeEnabled();
});

test.each([
  ['general', /^プロフィール、記事、利用サービス/],
  ['business', /^フォロー、ブロック、足あと$/],
  ['admin', /^プロフィール、記事、利用サービス/],
] as const)('a %s account is told what is in the file, in a dialog that keys alone can walk', async (as, words) => {
  playOwnData();
  await openPage('/account', { as });
  await pressByKeys(begin);
  await expect.element(send).toBeEnabled();
  await expect.element(dialog.getByText(words)).toBeVisible();
  await walkDialog(begin, 'データの書き出し');
  expect(await axeFindings()).toEqual([]);
});

test('a visitor has nothing to take along', async () => {
  await openPage('/account');
  expect(section.elements()).toEqual([]);
});
