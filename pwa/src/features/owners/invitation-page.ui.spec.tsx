import { acceptInvitation, type CallAnswer, getCompany, readInvitation } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../app/testing/accessibility.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../app/testing/places.ts';
import { play, playChanged, Refusal } from '../../app/testing/play.ts';

const ID = 'ai-no-ito';
const SECRET = 'A'.repeat(43);
const LINK = `${OWN_COMPANY}/invitation#${SECRET}`;
const open: CallAnswer<typeof readInvitation> = {
  ...{ companyId: ID, companyName: '株式会社藍の糸', standing: 'open', handOver: false },
  expiresAt: '2026-12-01T00:00:00.000Z',
};
const accept = page.getByRole('button', { name: '承諾する' });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

test('an invitation link opened by a visitor says what it is for, and leads through the sign-in without its secret', async () => {
  const read = play(readInvitation, () => open);
  await openPage(LINK);
  await expect.element(title('「株式会社藍の糸」のページの編集に招待されています')).toBeVisible();
  expect(read[0]).toMatchObject({ viewer: 'anonymous', params: { id: ID }, body: { token: SECRET } });
  expect(await axeFindings()).toEqual([]);
  const href = page.getByRole('link', { name: 'ログインする' }).element().getAttribute('href') ?? '';
  const address = new URL(href, location.href);
  expect([address.pathname, address.searchParams.get('returnTo')]).toEqual(['/login', `${OWN_COMPANY}/invitation`]);
  expect(href).not.toContain(SECRET);
});

test('an invitation accepted after the sign-in uses the stored secret, and opens the page', async () => {
  const read = play(readInvitation, () => open);
  const accepted = play(acceptInvitation, () => ({ userId: 'kurosaki-mio', isOwner: true }));
  playChanged(getCompany, (company) => ('counts' in company ? { ...company, isOwner: accepted.length > 0 } : company));
  await openPage(LINK);
  await expect.element(page.getByRole('link', { name: 'ログインする' })).toBeVisible();
  await openPage(`${OWN_COMPANY}/invitation`, { as: 'general' });
  expect(read.at(-1)).toMatchObject({ viewer: 'general', body: { token: SECRET } });
  await accept.click();
  await expect.element(page.getByText('ページを編集できるようになりました')).toBeVisible();
  expect(accepted).toMatchObject([{ viewer: 'general', params: { id: ID }, body: { token: SECRET } }]);
  await expect.element(page.getByRole('region', { name: '会社の設定' })).toBeVisible();
  expect(location.pathname).toBe(OWN_COMPANY);
  expect(Object.values({ ...sessionStorage })).not.toContain(SECRET);
});

test('an invitation for somebody else says so, and how to change the account', async () => {
  play(readInvitation, () => open);
  const detail = 'この招待は、ほかのメールアドレスに宛てたものです。';
  play(acceptInvitation, () => new Refusal({ status: 403, code: 'invitation-of-another', detail }));
  await openPage(LINK, { as: 'general' });
  await accept.click();
  await expect.element(page.getByText(/ほかのメールアドレスに宛てたものです/)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await expect.element(page.getByRole('link', { name: 'アカウントを確認する' })).toHaveAttribute('href', '/account');
});

test.each([
  ['accepted', 'この招待はすでに使われています'],
  ['withdrawn', 'この招待は取り消されています'],
  ['expired', 'この招待は有効期限が切れています'],
] as const)('an invitation that is %s says so, and links the page', async (standing, words) => {
  play(readInvitation, () => ({ ...open, standing }));
  await openPage(LINK, { as: 'general' });
  await expect.element(title(words)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'ページを見る' })).toHaveAttribute('href', OWN_COMPANY);
  expect(accept.elements()).toEqual([]);
});

test('an unknown invitation says so', async () => {
  play(readInvitation, () => new Refusal({ status: 404, code: 'not-found', detail: '見つかりません。' }));
  await openPage(LINK, { as: 'general' });
  await expect.element(title('この招待は見つかりませんでした')).toBeVisible();
});
