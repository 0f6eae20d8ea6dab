import {
  type CallAnswer,
  getCompany,
  type OwnOwnershipRequest,
  proveOwnership,
  readOwnershipRequest,
  requestOwnership,
  withdrawOwnershipRequest,
} from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../../app/testing/accessibility.ts';
import { cutNetwork } from '../../../app/testing/network.ts';
import { openPage, PHONE } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import { play, playChanged, Refusal } from '../../../app/testing/play.ts';

const ID = 'ai-no-ito';
const PATH = `${OWN_COMPANY}/ownership`;
const SECRET = 'A'.repeat(43);
const ADDRESS = 'info@ai-no-ito.example';
const request: OwnOwnershipRequest = {
  ...{ standing: 'open', message: '', email: null, expiresAt: null, isExpired: false },
  ...{ provedDomain: null, reason: null, askedAt: '2026-11-30T03:00:00.000Z' },
};
const mailed: OwnOwnershipRequest = {
  ...{ ...request, standing: 'mailed', email: ADDRESS },
  expiresAt: '2026-12-01T03:05:00.000Z',
};
const provedRequest: OwnOwnershipRequest = { ...mailed, standing: 'open', provedDomain: 'ai-no-ito.example' };
const facts: CallAnswer<typeof readOwnershipRequest> = {
  ...{ companyName: '藍の糸株式会社', isOwner: false, isOwned: false },
  ...{ mailDomains: ['ai-no-ito.example'], request: null },
};

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const email = page.getByLabelText(/^メールアドレス/);
const words = page.getByLabelText(/^会社との関わり/);
const mail = page.getByRole('button', { name: '確認のメールを送る' });
const ask = page.getByRole('button', { name: '申請する', exact: true });
const confirm = page.getByRole('button', { name: '確認を終える' });

/** Answers with what was asked last, as the server keeps it. */
function playRequests(first: OwnOwnershipRequest | null = null, page: Partial<typeof facts> = {}) {
  let kept = first;
  play(readOwnershipRequest, () => ({ ...facts, ...page, request: kept }));
  const asked = play(requestOwnership, ({ body }) => {
    kept = body.email === null ? { ...request, message: body.message } : mailed;
    return { standing: kept.standing };
  });
  const withdrawn = play(withdrawOwnershipRequest, () => {
    kept = kept && { ...kept, standing: 'withdrawn' };
    return { standing: 'withdrawn' } as const;
  });
  return { asked, withdrawn };
}

test('a visitor is told that an account is needed, and led back after the sign-in', async () => {
  await openPage(PATH, { size: PHONE });
  await expect.element(title('ページの編集を申請する')).toBeVisible();
  const href = page.getByRole('main').getByRole('link', { name: 'ログインする' }).element().getAttribute('href') ?? '';
  expect(new URL(href, location.href).searchParams.get('returnTo')).toBe(PATH);
  expect(await axeFindings()).toEqual([]);
});

test('an address is checked, then a mail is sent to it, and the request is withdrawn', async () => {
  const { asked, withdrawn } = playRequests();
  await openPage(PATH, { as: 'general' });
  await expect.element(title('「藍の糸株式会社」のページの編集を申請する')).toBeVisible();
  await mail.click();
  await expect.element(page.getByText('メールアドレスを入力してください。', { exact: true })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await email.fill('ｉｎｆｏ＠ai-no-ito.example');
  await mail.click();
  await expect
    .element(page.getByText(/^info@ai-no-ito.example に届いたメールのリンクを、12月1日 12:05までに/))
    .toBeVisible();
  await expect.poll(() => asked).toMatchObject([{ params: { id: ID }, body: { email: ADDRESS, message: '' } }]);
  await page.getByRole('button', { name: '申請を取り下げる' }).click();
  await expect.element(page.getByText('申請を取り下げました')).toBeVisible();
  await expect.element(page.getByText('確認のメールを送りました')).not.toBeInTheDocument();
  expect(withdrawn).toMatchObject([{ params: { id: ID } }]);
});

test('an address elsewhere is refused in the words of the server, and stays written', async () => {
  playRequests();
  const message = '@ai-no-ito.example のメールアドレスを入力してください。';
  const errors = [{ field: 'email', code: 'not-of-site', message }];
  play(requestOwnership, () => new Refusal({ status: 422, code: 'invalid', detail: message, errors }));
  await openPage(PATH, { as: 'general' });
  await email.fill('mio@gmail.com');
  await mail.click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(email).toHaveValue('mio@gmail.com');
});

test('words are asked for, then sent to the admins, and stay to be mended', async () => {
  const { asked } = playRequests(null, { isOwned: true, mailDomains: [] });
  await openPage(PATH, { as: 'business' });
  await expect.element(page.getByText(/^このページには、編集できる人がいます。/)).toBeVisible();
  expect(mail.elements()).toEqual([]);
  await ask.click();
  await expect.element(page.getByText('会社との関わりを入力してください。')).toBeVisible();
  await words.fill('広報を担当しています。');
  await ask.click();
  await expect.element(page.getByText('運営が確認しています')).toBeVisible();
  await expect.element(page.getByText(/^2026\/11\/30に申請しました。/)).toBeVisible();
  await expect.element(words).toHaveValue('広報を担当しています。');
  await expect.poll(() => asked).toMatchObject([{ body: { email: null, message: '広報を担当しています。' } }]);
});

test('the link of the mail makes an owner, who is led to the page', async () => {
  playRequests(mailed);
  const proved = play(proveOwnership, () => ({ standing: 'granted' as const }));
  playChanged(getCompany, (company) => ('counts' in company ? { ...company, isOwner: proved.length > 0 } : company));
  await openPage(`${PATH}#${SECRET}`, { as: 'general' });
  await confirm.click();
  await expect.element(page.getByText('ページを編集できるようになりました')).toBeVisible();
  expect(proved).toMatchObject([{ viewer: 'general', params: { id: ID }, body: { token: SECRET } }]);
  await expect.element(page.getByRole('region', { name: '会社の設定' })).toBeVisible();
  expect(location.pathname).toBe(OWN_COMPANY);
  expect(Object.values({ ...sessionStorage })).not.toContain(SECRET);
});

test('the link of the mail leaves an owned page to the admins', async () => {
  const proved = play(proveOwnership, () => ({ standing: 'open' as const }));
  play(readOwnershipRequest, () => ({
    ...{ ...facts, isOwned: true },
    request: proved.length > 0 ? provedRequest : mailed,
  }));
  await openPage(`${PATH}#${SECRET}`, { as: 'general' });
  await confirm.click();
  await expect.element(page.getByText(/^@ai-no-ito.example のメールは確認しました。/)).toBeVisible();
});

test('a link that is no use says why, and leads to the request', async () => {
  playRequests(mailed);
  const detail = 'この確認メールは使えません。';
  play(proveOwnership, () => new Refusal({ status: 404, code: 'ownership-proof-unknown', detail }));
  await openPage(`${PATH}#${SECRET}`, { as: 'general' });
  await confirm.click();
  await expect.element(page.getByText(detail)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: '申請の画面に進む' }).click();
  await expect.element(mail).toBeVisible();
  expect(Object.values({ ...sessionStorage })).not.toContain(SECRET);
});

test.each([
  [
    'declined',
    { ...request, standing: 'declined', reason: '代表番号で確認できませんでした。' },
    '代表番号で確認できませんでした。',
  ],
  ['expired', { ...mailed, isExpired: true }, '確認のメールの期限が切れました'],
] as const)('a request that was %s says so, and can be made again', async (_, kept, said) => {
  playRequests(kept);
  await openPage(PATH, { as: 'general' });
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(ask).toBeEnabled();
  expect(page.getByRole('button', { name: '申請を取り下げる' }).elements()).toEqual([]);
});

test('nothing can be asked offline, and the page says so', async () => {
  playRequests();
  await openPage(PATH, { as: 'general' });
  await expect.element(ask).toBeEnabled();
  cutNetwork();
  await expect.element(page.getByText(/^申請には通信が必要です。/)).toBeVisible();
  for (const button of [mail, ask]) await expect.element(button).toBeDisabled();
});

test('an owner is led to the page', async () => {
  play(readOwnershipRequest, () => ({ ...facts, isOwner: true, isOwned: true }));
  await openPage(PATH, { as: 'business' });
  await expect.element(title('このページを編集できます')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'ページを開く' })).toHaveAttribute('href', OWN_COMPANY);
});
