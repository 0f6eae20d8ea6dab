import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { router } from '../../../app/router.tsx';
import { cutNetwork } from '../../../app/testing/network.ts';
import { openPage, settled } from '../../../app/testing/open-page.tsx';
import type { Viewer } from '../../../app/testing/recorded-answer.ts';
import { savePage } from '../../../offline/cache/testing/save-page.ts';
import { strip } from './pages.ts';
import type { Seen, Shown } from './tabs-of-demo.ts';

const EDITS = /を編集$|を追加$|の登録を外す$|から外す$|^RSSから登録$|^書きはじめる$|^写真を載せる$/;

export const main = page.getByRole('main');

function seen(): Shown {
  const open = strip.element().querySelector<HTMLElement>('[aria-current="page"]')?.innerText ?? '';
  const buttons = main.getByRole('button', { name: EDITS }).elements();
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
  return [open.split('\n')[0] ?? '', document.querySelectorAll('main .list > li').length, [...new Set(names)]];
}

/** Opens an address once, then goes from tab to tab as a link does. */
export async function shows(as: Viewer, address: string, expected: Seen): Promise<void> {
  await openPage(address, { as });
  const [path = '', query] = address.split('?');
  for (const [key, shown] of Object.entries(expected)) {
    router.history.push(`${path}?${query === undefined ? '' : `${query}&`}tab=${key}`);
    await settled();
    await expect.poll(seen, { message: key }).toEqual(shown);
  }
}

/** The same on a device that keeps the page and has no network. */
export async function showsKept(as: Viewer, path: string, expected: Seen): Promise<void> {
  await openPage(path, { as });
  await savePage();
  cutNetwork();
  await shows(as, path, expected);
  await expect.element(main.getByText(/にこの端末へ保存した内容です$/)).toBeVisible();
}
