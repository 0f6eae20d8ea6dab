import { DEMO_ACCOUNTS } from '@meikan/local';
import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { invite, openOwners } from './company-editing/inviting.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { fillInSignIn } from './constellation/sign-in.ts';
import { OWN_COMPANY } from './places/places.ts';

const stars = constellationPerFile();
const MIO = DEMO_ACCOUNTS.general;

test('an owner invites somebody by mail, who signs in and accepts, and is taken out and let in again', async () => {
  const owner = await stars.open('business');
  const dialog = await openOwners(owner);
  await dialog.getByText('先にほかの人を招待して、承諾してもらってください。').waitFor();
  await dialog.getByLabel('メールアドレス').fill('mio');
  await dialog.getByRole('button', { name: '招待を送る' }).click();
  await dialog.getByText('メールアドレスは正しいメールアドレスの形式で入力してください。').waitFor();
  expect(await axeFindingsAbove(owner)).toEqual([]);
  const link = await invite(owner, MIO.email);

  const invited = await stars.open('anonymous');
  await invited.goto(link);
  await invited.getByRole('heading', { level: 1, name: /のページの編集に招待されています$/ }).waitFor();
  expect(await axeFindingsAbove(invited)).toEqual([]);
  await invited.getByRole('link', { name: 'ログインする' }).click();
  await fillInSignIn(invited, MIO);
  // Signed in, the way leads back to the invitation, whose secret no address has carried.
  await invited.getByRole('button', { name: '承諾する' }).click();
  await invited.getByText('ページを編集できるようになりました').waitFor();
  await invited.getByRole('region', { name: '会社の設定' }).waitFor();

  await invited.goto(link);
  await invited.getByText('この招待はすでに使われています').waitFor();

  const again = await openOwners(owner);
  await again.getByRole('button', { name: /^外す/ }).click();
  await owner
    .getByRole('dialog', { name: /さんを外しますか$/ })
    .getByRole('button', { name: '外す' })
    .click();
  await again.getByRole('button', { name: '元に戻す' }).click();
  await again.getByRole('button', { name: /^外す/ }).waitFor();
});

test('an invitation tells whom it is not for, and that it was withdrawn', async () => {
  const owner = await stars.open('business');
  const link = await invite(owner, 'dareka@example.jp');
  const other = await stars.open('general');
  await other.goto(link);
  await other.getByRole('button', { name: '承諾する' }).click();
  await other.getByText('ほかのメールアドレスに宛てたものです').waitFor();
  expect(await axeFindingsAbove(other)).toEqual([]);

  const dialog = await openOwners(owner);
  await dialog.getByRole('button', { name: '取り消す ：dareka@example.jpへの招待' }).click();
  const ask = owner.getByRole('dialog', { name: '招待を取り消しますか' });
  await ask.getByRole('button', { name: '取り消す' }).click();
  await ask.waitFor({ state: 'detached' });
  await other.reload();
  await other.getByText('この招待は取り消されています').waitFor();
  await other.goto(`${OWN_COMPANY}/invitation#${'A'.repeat(43)}`);
  await other.getByText('この招待は見つかりませんでした').waitFor();
});

test('who may edit a page is changed with a network only, and says so', async () => {
  const page = await stars.open('business');
  const dialog = await openOwners(page);
  await page.context().setOffline(true);
  await dialog.getByText('編集できる人の変更には通信が必要です。').waitFor();
  await dialog.getByRole('button', { name: '招待を送る', disabled: true }).waitFor();
});
