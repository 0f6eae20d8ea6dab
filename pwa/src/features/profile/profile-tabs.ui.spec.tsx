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
] as const)('every tab for %s, online, shows its content', async (_viewer, as, path, expected) => {
  await shows(as, path, expected);
});

test('every tab for its owner, offline on a device with the saved page, shows its content', async () => {
  await showsKept('general', OWN, ofOwner);
});

test("every tab for its owner in preview is as a visitor's, without contacts", async () => {
  await shows('general', `${OWN}?preview=true`, { ...ofMio, contacts: overview(6) });
});

test("a preview offline says that others' view is unknown, beside what is kept", async () => {
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
