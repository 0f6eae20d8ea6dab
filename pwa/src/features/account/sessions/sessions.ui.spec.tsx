import { endSessions, readSessions, type SessionAnswer, sendSessionsCode } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { probeServer } from '../../../api/probe-server.ts';
import { axeFindings, axeFindingsAbove, overflow } from '../../../app/testing/accessibility.ts';
import { pressByKeys, walkDialog } from '../../../app/testing/by-keys.ts';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { openPage, PHONE } from '../../../app/testing/open-page.tsx';
import { play, Refusal } from '../../../app/testing/play.ts';

const SENT_TO = 'k••••@demo.meikan.example';
const CODE = '確認コード：１２３４５６';
const WRONG = '確認コードが正しくありません。メールに書かれた6桁の数字を入力してください。';

const section = page.getByRole('region', { name: 'ログイン中の端末' });
const rows = section.getByRole('listitem');
const begin = section.getByRole('button', { name: 'ほかの端末からログアウトする' });
const dialog = page.getByRole('dialog', { name: 'ほかの端末からログアウト' });
const choices = dialog.getByRole('checkbox');
const send = dialog.getByRole('button', { name: '確認コードを送る' });
const code = dialog.getByLabelText('確認コード');
const end = dialog.getByRole('button', { name: 'ログアウトする' });
const close = dialog.getByRole('button', { name: '閉じる' }).last();

const idOf = (number: number): string => `0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`;
const DESK: SessionAnswer = {
  ...{ id: idOf(1), browser: 'Chrome', system: 'Windows', isOwn: true },
  ...{ begunAt: '2026-11-20T00:05:00.000Z', lastUsedAt: '2026-11-30T05:10:00.000Z' },
};
const PHONE_APP = { ...DESK, id: idOf(2), browser: 'Safari', system: 'iPhone', isOwn: false };
const PROGRAM = { ...DESK, id: idOf(3), browser: null, system: null, isOwn: false };

/** An account that is signed in in these places, until it is told to end some. */
function playSessions(first: readonly SessionAnswer[] = [DESK, PHONE_APP, PROGRAM]) {
  let sessions = [...first];
  play(readSessions, () => ({ sessions }));
  const sent = play(sendSessionsCode, () => ({ sentTo: SENT_TO }));
  const ended = play(endSessions, ({ body }) => {
    if (body.code !== CODE)
      return new Refusal({
        ...{ status: 422, code: 'invalid', detail: WRONG },
        errors: [{ field: 'code', code: 'wrong-code', message: WRONG }],
      });
    sessions = sessions.filter(({ id }) => !body.sessions.includes(id));
    return { sessions };
  });
  return { sent, ended: () => ended.map(({ body }) => body.sessions) };
}

test('each place is told with its browser, its last use and its beginning, and which one is here', async () => {
  playSessions();
  await openPage('/account', { as: 'general', size: PHONE });
  await expect.element(rows.nth(0)).toHaveTextContent('Chrome（Windows）ログイン：11月20日 9:05この端末');
  await expect
    .element(rows.nth(1))
    .toHaveTextContent('Safari（iPhone）最後の使用：11月30日 14時ごろログイン：11月20日 9:05');
  await expect.element(rows.nth(2)).toHaveTextContent('不明な端末最後の使用：11月30日 14時ごろログイン：11月20日 9:05');
  expect(await axeFindings()).toEqual([]);
  expect(overflow()).toBe(0);
});

test('what is chosen is ended by a mailed code, and a wrong one is said at its field', async () => {
  const { sent, ended } = playSessions();
  await openPage('/account', { as: 'general', size: PHONE });
  await begin.click();
  await expect.element(send).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /^Safari（iPhone）・/ }).click();
  await send.click();
  await expect.element(code).toHaveFocus();
  await expect.element(dialog.getByText(`${SENT_TO} に確認コードを送りました。`)).toBeVisible();
  await code.fill('１２３');
  await end.click();
  await expect.element(dialog.getByText(WRONG)).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  expect(overflow()).toBe(0);
  await code.fill(CODE);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('選んだ端末からログアウトしました')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'パスワードを変更する' }))
    .toHaveAttribute('href', '/identity/password');
  expect(await axeFindingsAbove()).toEqual([]);
  expect([sent.length, ended()]).toEqual([1, [[idOf(2)], [idOf(2)]]]);
  await close.click();
  await expect.element(begin).toHaveFocus();
  await expect.element(section.getByText('Safari（iPhone）')).not.toBeInTheDocument();
  await begin.click();
  await expect.element(dialog.getByRole('checkbox', { name: /^不明な端末/ })).toBeChecked();
});

test('all others are chosen at once, and then there is none to sign out from', async () => {
  const { ended } = playSessions();
  await openPage('/account', { as: 'business' });
  await begin.click();
  await dialog.getByRole('button', { name: 'すべて選ぶ' }).click();
  await send.click();
  await code.fill(CODE);
  await end.click();
  await expect.element(dialog.getByText('選んだ端末からログアウトしました')).toBeVisible();
  expect(ended()).toEqual([[idOf(2), idOf(3)]]);
  await close.click();
  const alone = section.getByText('ほかにログイン中の端末はありません。');
  await expect.element(alone).toBeVisible();
  expect(begin.elements()).toEqual([]);
  // The button that was pressed has gone: who goes on by keys goes on from here.
  await expect.poll(() => document.activeElement?.contains(alone.element())).toBe(true);
  expect(document.activeElement?.tagName).toBe('DIV');
});

test('one who is signed in here alone is told so, and has nothing to end', async () => {
  playSessions([DESK]);
  await openPage('/account', { as: 'business', size: PHONE });
  await expect.element(section.getByText('ほかにログイン中の端末はありません。')).toBeVisible();
  expect(begin.elements()).toEqual([]);
});

test('without a network the places cannot be told, and they are once it is back', async () => {
  playSessions();
  cutNetwork();
  await openPage('/account', { as: 'general' });
  await expect.element(section.getByText(/^いまはオフラインのため、表示できません。/)).toBeVisible();
  mendNetwork();
  await probeServer();
  await expect.element(section.getByText('Chrome（Windows）')).toBeVisible();
});

test('of many places five are shown first, then all', async () => {
  playSessions([DESK, ...Array.from({ length: 7 }, (_, at) => ({ ...PROGRAM, id: idOf(at + 10) }))]);
  await openPage('/account', { as: 'general' });
  await expect.poll(() => rows.elements().length).toBe(5);
  await section.getByRole('button', { name: '8件すべてを表示' }).click();
  await expect.poll(() => rows.elements().length).toBe(8);
});

test('without a network nothing can be ended, and the dialog says so', async () => {
  playSessions([DESK, PHONE_APP]);
  await openPage('/account', { as: 'general' });
  await begin.click();
  await expect.element(send).toBeEnabled();
  cutNetwork();
  await probeServer();
  await expect.element(dialog.getByText(/^ほかの端末からのログアウトには通信が必要です。/)).toBeVisible();
  await expect.element(send).toBeDisabled();
  mendNetwork();
  await probeServer();
  await expect.element(send).toBeEnabled();
});

test('the dialog of an admin can be walked by keys alone', async () => {
  playSessions();
  await openPage('/account', { as: 'admin' });
  await pressByKeys(begin);
  await expect.element(choices.first()).toBeVisible();
  await walkDialog(begin, 'ほかの端末からログアウト');
  expect(await axeFindings()).toEqual([]);
});

test('a visitor is signed in nowhere', async () => {
  await openPage('/account');
  expect(section.elements()).toEqual([]);
});
