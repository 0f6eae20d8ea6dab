import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { haveSaved } from '../offline-saved/device.ts';
import { OWN_COMPANY } from '../places/places.ts';
import { visit } from '../places/settled.ts';
import { ABOVE_TABS, editable, editButton, SECTIONS, TABS, tabPath } from './sections.ts';

const stars = constellationPerFile();
const ANOTHER = '/companies/tsubame-kanjo';
/** Some thirty dialogs. */
const ALL_MS = 600_000;

async function opens(page: Page, section: string): Promise<void> {
  await editButton(page, section).click();
  const dialog = page.getByRole('dialog', { name: `${section}を編集` });
  await dialog.getByRole('button', { name: '更新する' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

describe('every section of a page is edited in a dialog of its own', () => {
  test.each([
    ['its owner', 'business', ABOVE_TABS],
    ['an admin', 'admin', [...ABOVE_TABS, '運営のメモ']],
  ] as const)('by %s, without a network too', { timeout: ALL_MS }, async (_, role, above) => {
    const page = await stars.open(role);
    await haveSaved(page, OWN_COMPANY);
    await page.context().setOffline(true);
    for (const tab of TABS) {
      await visit(page, tabPath(tab));
      const sections = [...(tab === 1 ? above : []), ...(SECTIONS[tab] ?? [])];
      const all = [...above, ...(SECTIONS[tab] ?? [])].toSorted();
      await eventually(async () => expect((await editable(page)).toSorted()).toEqual(all));
      for (const section of sections) await opens(page, section);
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
    const page = await stars.open(role);
    for (const tab of TABS) {
      await visit(page, tabPath(tab, company) + preview);
      expect(await editable(page)).toEqual([]);
      expect(await page.getByText('未登録', { exact: true }).count()).toBe(0);
    }
  });
});
