import {
  inviteOwner,
  listOwners,
  type OpenInvitation,
  type PageOwner,
  removeOwner,
  restoreOwner,
  withdrawInvitation,
} from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsAbove } from '../../app/testing/accessibility.ts';
import { cutNetwork } from '../../app/testing/network.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../app/testing/places.ts';
import { play } from '../../app/testing/play.ts';

const ID = 'ai-no-ito';
const ADDRESS = 'mio@demo.example';
const since = '2026-11-01T00:00:00.000Z';
const self: PageOwner = { id: 'demo-business', name: '藍の糸', avatar: null, isPerson: false, since, isSelf: true };
const mio: PageOwner = { ...self, id: 'kurosaki-mio', name: '黒﨑 澪', isPerson: true, isSelf: false };
const invitation: OpenInvitation = {
  ...{ id: 'inv-1', email: ADDRESS, handOver: false, invitedBy: self.name, isExpired: false },
  ...{ invitedAt: since, expiresAt: '2026-11-08T00:00:00.000Z' },
};

const dialog = page.getByRole('dialog', { name: 'ページを編集できる人' });
const waiting = dialog.getByRole('list', { name: '承諾を待っている招待' });
const send = dialog.getByRole('button', { name: '招待を送る' });

async function openOwners(): Promise<void> {
  await openPage(OWN_COMPANY, { as: 'business' });
  await page.getByRole('button', { name: '編集できる人' }).click();
  await expect.element(dialog.getByRole('list', { name: '編集できる人' })).toBeVisible();
}

test('the last owner is told to invite first, and addresses are checked', async () => {
  const invited = play(inviteOwner, () => ({ id: 'inv-1', expiresAt: invitation.expiresAt }));
  play(listOwners, () => ({ owners: [self], invitations: invited.length > 0 ? [invitation] : [] }));
  await openOwners();
  await expect.element(dialog.getByText(/先にほかの人を招待して、承諾してもらってください。$/)).toBeVisible();
  await dialog.getByLabelText('メールアドレス').fill('mio');
  await send.click();
  await expect
    .element(dialog.getByText('メールアドレスは正しいメールアドレスの形式で入力してください。'))
    .toBeVisible();
  expect(invited).toEqual([]);
  expect(await axeFindingsAbove()).toEqual([]);
  await dialog.getByLabelText('メールアドレス').fill('\u3000ｍｉｏ＠demo．example ');
  await send.click();
  await expect.element(waiting.getByText(ADDRESS, { exact: true })).toBeVisible();
  expect(invited).toMatchObject([
    { viewer: 'business', params: { id: ID }, body: { email: ADDRESS, handOver: false } },
  ]);
});

test('another owner is removed after a question, and restored by undo', async () => {
  const params = { id: ID, userId: mio.id };
  const removed = play(removeOwner, () => ({ userId: mio.id, isOwner: false }));
  const restored = play(restoreOwner, () => ({ userId: mio.id, isOwner: true }));
  play(listOwners, () => ({ owners: removed.length > restored.length ? [self] : [self, mio], invitations: [] }));
  await openOwners();
  const takeOut = dialog.getByRole('button', { name: /^外す/ });
  await takeOut.click();
  await page.getByRole('dialog', { name: '黒﨑 澪さんを外しますか' }).getByRole('button', { name: '外す' }).click();
  await expect.element(takeOut).not.toBeInTheDocument();
  expect(removed).toMatchObject([{ viewer: 'business', params }]);
  await dialog.getByRole('button', { name: '元に戻す' }).click();
  await expect.element(takeOut).toBeVisible();
  expect(restored).toMatchObject([{ viewer: 'business', params }]);
});

test('an unanswered invitation is withdrawn after a question', async () => {
  const withdrawn = play(withdrawInvitation, () => ({ id: invitation.id }));
  play(listOwners, () => ({ owners: [self], invitations: withdrawn.length > 0 ? [] : [invitation] }));
  await openOwners();
  await dialog.getByRole('button', { name: `取り消す ：${ADDRESS}への招待` }).click();
  const ask = page.getByRole('dialog', { name: '招待を取り消しますか' });
  await ask.getByRole('button', { name: '取り消す' }).click();
  await expect.element(ask).not.toBeInTheDocument();
  await expect.element(waiting).not.toBeInTheDocument();
  expect(withdrawn).toMatchObject([{ viewer: 'business', params: { id: ID, invitationId: invitation.id } }]);
});

test('owners offline cannot be changed, and the dialog says so', async () => {
  play(listOwners, () => ({ owners: [self, mio], invitations: [invitation] }));
  await openOwners();
  cutNetwork();
  await expect.element(dialog.getByText(/編集できる人の変更には通信が必要です。/)).toBeVisible();
  await expect.element(send).toBeDisabled();
  for (const name of [/^外す/, /^取り消す/]) await expect.element(dialog.getByRole('button', { name })).toBeDisabled();
});
