import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/open-page.tsx';

/** What the server names in the head of a page (README, HELP_URL and its siblings). */
const NAMED = {
  help: 'https://help.example/',
  'business-help': 'https://help.example/business',
  demo: 'https://demo.example/',
};

const named: HTMLMetaElement[] = [];
afterEach(() => {
  for (const meta of named.splice(0)) meta.remove();
});

function nameInPage(): void {
  for (const [name, content] of Object.entries(NAMED)) {
    const meta = Object.assign(document.createElement('meta'), { name: `meikan:${name}`, content });
    document.head.append(meta);
    named.push(meta);
  }
}

test('help and demo open outside pages in new tabs, and say so', async () => {
  nameInPage();
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
