import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { router } from '../../../app/router.tsx';
import { ABOVE_TABS, SECTIONS, TABS, tabPath } from '../../../app/testing/company-sections.ts';
import { cutNetwork } from '../../../app/testing/network.ts';
import { openPage, settled } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import type { Viewer } from '../../../app/testing/recorded-answer.ts';
import { savePage } from '../../../offline/cache/testing/save-page.ts';
import { editable, editButton } from '../testing/editing.ts';

const sectionsOf = (tab: number): readonly string[] => SECTIONS[tab] ?? [];
const ANOTHER = '/companies/tsubame-kanjo';

async function opens(section: string): Promise<void> {
  await editButton(section).click();
  const dialog = page.getByRole('dialog', { name: `${section}を編集` });
  await expect.element(dialog.getByRole('button', { name: '更新する' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
}

/** Opens a tab of the page that is open, as a link does. */
async function turnTo(path: string): Promise<void> {
  router.history.push(path);
  await settled();
}

/** Keeps the page on the device of who may edit it, takes the server away, and opens the page anew. */
async function openCut(as: Viewer): Promise<void> {
  await openPage(OWN_COMPANY, { as });
  await savePage();
  cutNetwork();
  await openPage(OWN_COMPANY, { as });
}

test.each([
  ['its owner', 'business', ABOVE_TABS],
  ['an admin', 'admin', [...ABOVE_TABS, '運営のメモ']],
] as const)('every section of a company can be edited by %s, also offline', async (_, role, above) => {
  await openCut(role);
  for (const tab of TABS) {
    await turnTo(tabPath(tab));
    const all = [...above, ...sectionsOf(tab)].toSorted();
    await expect.poll(() => editable().toSorted(), { message: `tab ${tab}` }).toEqual(all);
  }
});

test.each([
  ['above the tabs', [1], () => [...ABOVE_TABS, '運営のメモ']],
  ['of the overview', [1], sectionsOf],
  ['of the other tabs', TABS.filter((tab) => tab !== 1), sectionsOf],
] as const)('every section %s is edited in a dialog, also offline', async (_, tabs, sections) => {
  await openCut('admin');
  for (const tab of tabs) {
    await turnTo(tabPath(tab));
    for (const section of sections(tab)) await opens(section);
  }
});

describe('a company page is read-only, without empty sections,', () => {
  test.each([
    ['by visitors', 'anonymous', OWN_COMPANY, ''],
    ['by general accounts', 'general', OWN_COMPANY, ''],
    ['by the owner of another page', 'business', ANOTHER, ''],
    ['in its owner’s preview', 'business', OWN_COMPANY, '&preview=true'],
    ['in an admin’s preview', 'admin', OWN_COMPANY, '&preview=true'],
  ] as const)('%s', async (_, role, company, preview) => {
    await openPage(`${company}?tab=1${preview}`, { as: role });
    for (const tab of TABS) {
      await turnTo(tabPath(tab, company) + preview);
      expect(editable(), `tab ${tab}`).toEqual([]);
      expect(page.getByText('未登録', { exact: true }).elements(), `tab ${tab}`).toEqual([]);
    }
  });
});
