import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ABOVE_TABS, SECTIONS, TABS, tabPath } from '../../../app/testing/company-sections.ts';
import { cutNetwork } from '../../../app/testing/network.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import type { Viewer } from '../../../app/testing/recorded-answer.ts';
import { savePage } from '../../../offline/saved/testing/save-page.ts';
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

/** Keeps the page on the device of who may edit it, and takes the server away. */
async function saveAndCut(as: Viewer): Promise<void> {
  await openPage(OWN_COMPANY, { as });
  await savePage();
  cutNetwork();
}

describe.each([
  ['its owner', 'business', ABOVE_TABS],
  ['an admin', 'admin', [...ABOVE_TABS, '運営のメモ']],
] as const)('every section of a page is edited by %s in a dialog of its own', (_, role, above) => {
  test.each([
    ['above the tabs', [1], () => above],
    ['in the overview', [1], sectionsOf],
    ['in the other tabs', TABS.filter((tab) => tab !== 1), sectionsOf],
  ] as const)('%s, without a network too', async (_where, tabs, sections) => {
    await saveAndCut(role);
    for (const tab of tabs) {
      await openPage(tabPath(tab), { as: role });
      const all = [...above, ...sectionsOf(tab)].toSorted();
      await expect.poll(() => editable().toSorted(), { message: `tab ${tab}` }).toEqual(all);
      for (const section of sections(tab)) await opens(section);
    }
  });
});

describe('nothing of a page is edited, and nothing empty is shown,', () => {
  test.each([
    ['by visitors', 'anonymous', OWN_COMPANY, ''],
    ['by general accounts', 'general', OWN_COMPANY, ''],
    ['by the owner of another page', 'business', ANOTHER, ''],
    ['in its owner’s preview', 'business', OWN_COMPANY, '&preview=true'],
    ['in an admin’s preview', 'admin', OWN_COMPANY, '&preview=true'],
  ] as const)('%s', async (_, role, company, preview) => {
    for (const tab of TABS) {
      await openPage(tabPath(tab, company) + preview, { as: role });
      expect(editable(), `tab ${tab}`).toEqual([]);
      expect(page.getByText('未登録', { exact: true }).elements(), `tab ${tab}`).toEqual([]);
    }
  });
});
