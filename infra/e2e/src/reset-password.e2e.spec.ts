import { eventually } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';

const stars = constellationPerFile();

test('the request of a new password is not sent before an address is written, nor again while it is on its way', async () => {
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

  let sent = 0;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/identity/**', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await held;
    }
    await route.continue();
  });
  // A page that is being left answers no questions: what becomes of its button is written down for the next one.
  await submit.evaluate((button) => {
    const note = () => sessionStorage.setItem('off', String(button.hasAttribute('disabled')));
    new MutationObserver(note).observe(button, { attributes: true });
  });
  const { x = 0, y = 0, width = 0, height = 0 } = (await submit.boundingBox()) ?? {};
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  letGo();
  await page.getByRole('heading', { level: 1, name: '確認コードの入力' }).waitFor();
  expect(sent).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('off'))).toBe('true');
  await page.goBack();
  await eventually(() => submit.isEnabled());
});
