import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutNetwork } from '../../app/testing/network.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { savePage } from '../../offline/cache/testing/save-page.ts';
import { main, shows, showsKept } from './testing/every-tab.ts';
import { OTHER, OWN } from './testing/pages.ts';
import { ofKiichi, ofMio, ofOwner, overview } from './testing/tabs-of-demo.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test.each([
  ['its owner', 'general', OWN, ofOwner],
  ['a visitor', 'anonymous', OWN, ofMio],
  ['another member', 'general', OTHER, ofKiichi],
] as const)('every tab as %s sees it, with a network', async (_viewer, as, path, expected) => {
  await shows(as, path, expected);
});

test('every tab as its owner sees it, on a device that keeps the page and has no network', async () => {
  await showsKept('general', OWN, ofOwner);
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
  await expect.element(main.getByText(/にこの端末へ保存した内容です$/)).toBeVisible();
});
