import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { router } from '../../app/router.tsx';
import { cutNetwork } from '../../app/testing/network.ts';
import { openPage, settled } from '../../app/testing/open-page.tsx';
import type { Viewer } from '../../app/testing/recorded-answer.ts';
import { savePage } from '../../offline/saved/testing/save-page.ts';
import { OTHER, OWN, strip } from './testing/pages.ts';
import { ofKiichi, ofMio, ofOwner, overview, type Seen, type Shown } from './testing/tabs-of-demo.ts';

const EDITS = /を編集$|を追加$|の登録を外す$|から外す$|^RSSから登録$|^書きはじめる$|^写真を載せる$/;

const main = page.getByRole('main');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

function seen(): Shown {
  const open = strip.element().querySelector<HTMLElement>('[aria-current="page"]')?.innerText ?? '';
  const buttons = main.getByRole('button', { name: EDITS }).elements();
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
  return [open.split('\n')[0] ?? '', document.querySelectorAll('main .list > li').length, [...new Set(names)]];
}

/** Opens an address once, then goes from tab to tab as a link does. */
async function shows(as: Viewer, address: string, expected: Seen): Promise<void> {
  await openPage(address, { as });
  const [path = '', query] = address.split('?');
  for (const [key, shown] of Object.entries(expected)) {
    router.history.push(`${path}?${query === undefined ? '' : `${query}&`}tab=${key}`);
    await settled();
    await expect.poll(seen, { message: key }).toEqual(shown);
  }
}

/** On another person's page and as an administrator one sees of the tabs what a visitor sees. */
const VIEWERS: readonly (readonly [viewer: string, Viewer, path: string, Seen])[] = [
  ['its owner', 'general', OWN, ofOwner],
  ['a visitor', 'anonymous', OWN, ofMio],
  ['another member', 'general', OTHER, ofKiichi],
  ['an administrator', 'admin', OWN, ofMio],
];

test.each(VIEWERS)('every tab as %s sees it, with a network', async (_viewer, as, path, expected) => {
  await shows(as, path, expected);
});

test.each(VIEWERS)('every tab as %s sees it, on a device that keeps the page and has no network', async (...one) => {
  const [, as, path, expected] = one;
  await openPage(path, { as });
  await savePage();
  cutNetwork();
  await shows(as, path, expected);
  await expect.element(main.getByText(/^オフライン：/)).toBeVisible();
});

test('every tab as its owner sees it in the preview: as a visitor, and nothing of contacts', async () => {
  await shows('general', `${OWN}?preview=true`, { ...ofMio, contacts: overview(6) });
});

test('without a network a preview says that what others see now is not known here, beside what is', async () => {
  await openPage(OWN, { as: 'general' });
  await savePage();
  cutNetwork();
  await openPage(`${OWN}?preview=true`, { as: 'general' });
  await expect.element(heading('このページはオフライン用に保存されていません')).toBeVisible();
  await main
    .getByRole('link', { name: /黒﨑 澪/ })
    .first()
    .click();
  await expect.element(heading('黒﨑 澪')).toBeVisible();
  await expect.element(main.getByText(/^オフライン：/)).toBeVisible();
});
