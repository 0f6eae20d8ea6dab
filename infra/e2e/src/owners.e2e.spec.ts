import { DEMO_ACCOUNTS } from '@meikan/local';
import { expect, test } from 'vitest';
import { invite } from './company-editing/inviting.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { fillInSignIn } from './test-app/sign-in.ts';

const app = testAppPerFile();
const MIO = DEMO_ACCOUNTS.general;

test('whom an owner invites by mail signs in on the way and accepts, and the link is used up', async () => {
  const owner = await app.open('business');
  await owner.goto('/terms');
  const link = await invite(owner, MIO.email);
  const invited = await app.open('anonymous');
  await invited.goto(link);
  await invited.getByRole('heading', { level: 1, name: /のページの編集に招待されています$/ }).waitFor();
  await invited.getByRole('link', { name: 'ログインする' }).click();
  await fillInSignIn(invited, MIO);
  // Signed in, the way leads back to the invitation, whose secret no address has carried.
  await invited.getByRole('button', { name: '承諾する' }).click();
  await invited.getByText('ページを編集できるようになりました').waitFor();
  await invited.getByRole('region', { name: '会社の設定' }).waitFor();
  await invited.goto(link);
  await invited.getByText('この招待はすでに使われています').waitFor();
  expect(await invited.getByRole('button', { name: '承諾する' }).count()).toBe(0);
});
