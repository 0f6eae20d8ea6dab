import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';

test('the privacy policy names what is passed to others, what minors need, what one takes along, and how one leaves', async () => {
  await openPage('/privacy');
  for (const [name, words] of [
    ['外部への送信', /外部の事業者へ情報を送るしくみは、どのページにもありません/],
    ['未成年の方へ', /18歳未満の方は/],
    ['見る・直す・消す', /アカウントのページの「データを書き出す」から/],
    ['見る・直す・消す', /アカウントのページの「退会」/],
  ] as const) {
    await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
  }
});
