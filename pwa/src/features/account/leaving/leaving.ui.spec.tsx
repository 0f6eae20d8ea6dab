import { type CallAnswer, getMe, readLeaving, sendLeavingCode, startLeaving, stopLeaving } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings, axeFindingsAbove, overflow } from '../../../app/testing/accessibility.ts';
import { pressByKeys, walkDialog } from '../../../app/testing/by-keys.ts';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { openPage, PHONE } from '../../../app/testing/open-page.tsx';
import { play, playChanged, Refusal } from '../../../app/testing/play.ts';

const CLOSES = '2026-12-14T00:05:00.000Z';
const SENT_TO = 'k••••@demo.meikan.example';
const CODE = '確認コード：１２３４５６';
const WRONG = '確認コードが違います。メールの6桁の数字を入力してください。';

const section = page.getByRole('region', { name: '退会' });
const begin = section.getByRole('button', { name: '退会の手続きへ' });
const stop = section.getByRole('button', { name: '退会を取りやめる' });
const dialog = page.getByRole('dialog', { name: '退会の手続き' });
const send = dialog.getByRole('button', { name: '確認コードを送る' });
const code = dialog.getByLabelText('確認コード');
const leave = dialog.getByRole('button', { name: '退会する' });
const notice = page.getByText('12月14日に退会します。', { exact: true });

type OwnedAlone = CallAnswer<typeof readLeaving>['ownedAlone'];

/** An account that leaves and stays as it is told to, for whoever asks. */
function playLeaving(first: string | null = null, ownedAlone: OwnedAlone = []) {
  let closesAt = first;
  playChanged(getMe, (me) => ({ ...me, closesAt }));
  play(readLeaving, () => ({ closesAt, ownedAlone }));
  const sent = play(sendLeavingCode, () => ({ sentTo: SENT_TO }));
  const started = play(startLeaving, ({ body }) => {
    if (body.code !== CODE)
      return new Refusal({
        ...{ status: 422, code: 'invalid', detail: WRONG },
        errors: [{ field: 'code', code: 'wrong', message: WRONG }],
      });
    closesAt = CLOSES;
    return { closesAt };
  });
  const stopped = play(stopLeaving, () => {
    closesAt = null;
    return { closesAt };
  });
  return { sent, started, stopped };
}

/** Has the code sent, as a general account does. */
async function askForCode(): Promise<void> {
  await openPage('/account', { as: 'general', size: PHONE });
  await begin.click();
  await send.click();
  await expect.element(code).toHaveFocus();
}

test('a code is asked for by mail; a wrong one is said at its field, the right one begins to leave', async () => {
  const { sent, started } = playLeaving();
  await askForCode();
  await expect.element(dialog.getByText(`${SENT_TO} に確認コードを送りました。`)).toBeVisible();
  await leave.click();
  await expect.element(dialog.getByText('確認コードを入力してください。')).toBeVisible();
  await code.fill('１２３');
  await leave.click();
  await expect.element(dialog.getByText(WRONG)).toBeVisible();
  await expect.element(code).toHaveValue('１２３');
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(WRONG));
  expect(await axeFindingsAbove()).toEqual([]);
  await dialog.getByRole('button', { name: 'もう一度送る' }).click();
  await expect.element(dialog.getByText(`${SENT_TO} に確認コードをもう一度送りました。`)).toBeVisible();
  await expect.element(dialog.getByText(WRONG)).not.toBeInTheDocument();
  await code.fill(CODE);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('退会の手続きをしました。12月14日 9:05まで取りやめられます。')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section.getByText('12月14日に退会します', { exact: true })).toBeVisible();
  await expect.element(section.getByText('それまで、プロフィールはほかの人から見えません。')).toBeVisible();
  await expect.element(notice).toBeVisible();
  await expect.element(stop).toHaveFocus();
  expect([sent.length, started.length]).toEqual([2, 2]);
  expect(await axeFindings()).toEqual([]);
});

test('what was decided is taken back, and the notice goes', async () => {
  const { stopped } = playLeaving(CLOSES);
  await openPage('/account', { as: 'business', closesAt: CLOSES });
  await expect.element(notice).toBeVisible();
  await expect.element(section.getByText(/プロフィールは/)).not.toBeInTheDocument();
  await pressByKeys(stop);
  await expect.element(page.getByText('退会を取りやめました')).toBeVisible();
  await expect.element(begin).toHaveFocus();
  await expect.element(notice).not.toBeInTheDocument();
  expect(stopped).toHaveLength(1);
});

test('while the account is leaving, every page says so and leads to where that is stopped', async () => {
  playLeaving(CLOSES);
  await openPage('/terms', { as: 'general', closesAt: CLOSES, size: PHONE });
  await expect.element(notice).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  expect(overflow()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: '取りやめる' }).click();
  await expect.element(stop).toBeInViewport();
  expect(location.pathname + location.hash).toBe('/account#leaving');
});

test.each([
  ['general', /^14日たつと、プロフィール、記事、利用サービス、ブックマーク/],
  ['business', /^14日たつと、お名前、メールアドレス、フォロー/],
  ['admin', /^14日たつと、プロフィール、記事、利用サービス、ブックマーク/],
] as const)('a %s account is told what becomes of it, in a dialog that keys alone can walk', async (as, words) => {
  playLeaving();
  await openPage('/account', { as });
  await pressByKeys(begin);
  await expect.element(send).toBeEnabled();
  await expect.element(dialog.getByText(words)).toBeVisible();
  await walkDialog(begin, '退会の手続き');
});

test('pages that nobody else may edit come first: they are linked, with both ways out', async () => {
  playLeaving(null, [{ id: 'ai-no-ito', name: '藍の糸株式会社' }]);
  await openPage('/account', { as: 'business', size: PHONE });
  await begin.click();
  const link = dialog.getByRole('list', { name: '引き継ぎが必要なページ' }).getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/companies/ai-no-ito');
  await expect.element(link).toHaveTextContent('藍の糸株式会社');
  await expect.element(dialog.getByText(/ほかの人を招待して、承諾してもらう/)).toBeVisible();
  await expect.element(dialog.getByText(/下書きに戻す/)).toBeVisible();
  expect(send.elements()).toEqual([]);
  expect(await axeFindingsAbove()).toEqual([]);
});

test('a refusal is told in the words of the server, before a code is sent and after', async () => {
  playLeaving();
  const often = '確認コードは、しばらくしてからもう一度送ってください。';
  const last = '運営のアカウントが、ほかにありません。';
  play(sendLeavingCode, () => new Refusal({ status: 429, code: 'too-many-requests', detail: often }));
  play(startLeaving, () => new Refusal({ status: 409, code: 'last-admin', detail: last }));
  await openPage('/account', { as: 'admin' });
  await begin.click();
  await send.click();
  await expect.element(dialog.getByText(often)).toBeVisible();
  play(sendLeavingCode, () => ({ sentTo: SENT_TO }));
  // Of presses in a row the first alone counts.
  await dialog.getByText(often).click();
  await send.click();
  await code.fill('123456');
  await leave.click();
  await expect.element(dialog.getByText(last)).toBeVisible();
  await expect.element(code).toHaveValue('123456');
});

test('without a network nothing can be asked for, and the dialog says so', async () => {
  playLeaving();
  await askForCode();
  cutNetwork();
  await expect.element(dialog.getByText(/^退会の手続きには通信が必要です。/)).toBeVisible();
  for (const button of [leave, dialog.getByRole('button', { name: 'もう一度送る' })])
    await expect.element(button).toBeDisabled();
  mendNetwork();
  await expect.element(leave).toBeEnabled();
});

test('without a network leaving cannot be stopped, and the section says so', async () => {
  playLeaving(CLOSES);
  await openPage('/account', { as: 'general', closesAt: CLOSES });
  await expect.element(stop).toBeEnabled();
  cutNetwork();
  await expect.element(section.getByText(/^退会の手続きには通信が必要です。/)).toBeVisible();
  await expect.element(stop).toBeDisabled();
});

test('a visitor has nothing to leave', async () => {
  await openPage('/account');
  expect(section.elements()).toEqual([]);
});
