import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';

test('the business landing page tells what an account costs, who enters content, and when it is shown', async () => {
  await openPage('/business/landing');
  for (const words of [
    /作成に費用はかかりません/,
    /運営が無料で代行します。ふつうは3日以内/,
    /1日ほどでトップページに/,
  ])
    await expect.element(page.getByText(words)).toBeVisible();
});
