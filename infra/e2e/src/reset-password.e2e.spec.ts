import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });

test('the request of a new password is not sent before an address is written, by no key and no click', async () => {
  const page = await stars.open('anonymous');
  await page.goto('/login');
  await page.getByRole('link', { name: 'パスワードを忘れた' }).click();
  await page.getByRole('heading', { level: 1, name: 'パスワードの再設定' }).waitFor();
  const address = page.url();
  const email = page.getByLabel('メールアドレス');
  const submit = page.getByRole('button', { name: '確認コードを送る' });
  const answersClicks = () => submit.evaluate((button) => getComputedStyle(button).pointerEvents !== 'none');
  expect(await answersClicks()).toBe(false);
  for (const wrong of ['', 'sora', 'sora@']) {
    await email.fill(wrong);
    expect(await answersClicks()).toBe(false);
    await email.press('Enter');
    expect(page.url()).toBe(address);
  }
  expect(await axeFindingsAbove(page)).toEqual([]);
  await email.fill('sora@example.jp');
  expect(await answersClicks()).toBe(true);
  await submit.click();
  await page.getByRole('heading', { level: 1, name: '確認コードの入力' }).waitFor();
});
