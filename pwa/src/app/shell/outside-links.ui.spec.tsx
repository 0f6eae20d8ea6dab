import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { nameInPage } from '../testing/name-in-page.ts';
import { openPage } from '../testing/open-page.tsx';

/** What the server names in the head of a page (README, HELP_URL and its siblings). */
const NAMED = {
  help: 'https://help.example/',
  'business-help': 'https://help.example/business',
  demo: 'https://demo.example/',
};

test('help and demo open outside pages in new tabs, and say so', async () => {
  nameInPage(NAMED);
  await openPage('/business/landing');
  await page.getByRole('button', { name: 'ログインしていませんのメニュー' }).click();
  for (const [link, address] of [
    [page.getByRole('menuitem', { name: /^ヘルプ/ }), NAMED.help],
    [page.getByRole('contentinfo').getByRole('link', { name: /^ヘルプ/ }), NAMED.help],
    [page.getByRole('link', { name: /^法人の方へ/ }), NAMED['business-help']],
    [page.getByRole('main').getByRole('link', { name: /^デモを見る/ }), NAMED.demo],
  ] as const) {
    await expect.element(link).toHaveAttribute('href', address);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', expect.stringMatching(/\bnoopener\b/));
    await expect.element(link).toMatchTextContent(/新しいタブ/);
  }
});
