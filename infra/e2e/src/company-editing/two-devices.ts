import { DEMO_ACCOUNTS } from '@meikan/local';
import type { Page } from 'playwright-core';
import type { Stars } from '../constellation/per-file.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { haveSaved } from '../offline-saved/device.ts';
import { readKept, synced } from '../places/completion.ts';
import { OWN_COMPANY } from '../places/places.ts';
import { visit } from '../places/settled.ts';
import { accept, invite } from './inviting.ts';
import { editButton } from './sections.ts';

const PHONE = { ...WITH_WORKER, viewport: { width: 360, height: 780 } };
const REASONS = 'ここで働く理由';
const chip = (page: Page) => page.locator('header a[href="/sync"]');
const online = (page: Page) => page.context().setOffline(false);

/** The phone of the same owner, or of another one, beside the desk of the first. */
export type Second = 'business' | 'general';

/** Two devices of people who may edit a page, neither of which has a network at first. */
export function twoDevices(stars: Stars) {
  /** Whether the second owner has accepted: every test of a file meets the same company. */
  let joined = false;
  async function open(second: Second): Promise<readonly [phone: Page, desk: Page]> {
    const [phone, desk] = [await stars.open(second, PHONE), await stars.open('business', WITH_WORKER)];
    if (second === 'general' && !joined) {
      await accept(phone, await invite(desk, DEMO_ACCOUNTS.general.email));
      joined = true;
    }
    for (const page of [phone, desk]) {
      await haveSaved(page, OWN_COMPANY);
      await page.context().setOffline(true);
    }
    return [phone, desk];
  }
  return {
    /** They change different fields: both devices then show both. */
    async changeDifferentFields(second: Second): Promise<void> {
      const devices = await open(second);
      const texts = [`納屋の窓から川が見える。${second}`, `板東 藍 ${second}`] as const;
      await change(devices[0], REASONS, texts[0]);
      await change(devices[1], '代表者', texts[1]);
      for (const page of devices) {
        await online(page);
        await synced(page);
      }
      for (const page of devices) {
        await visit(page, OWN_COMPANY);
        for (const text of texts) await page.getByText(text).waitFor();
      }
    },
    /** They change the same field: both are shown on the later one, and one choice ends it. */
    async changeTheSameField(second: Second): Promise<void> {
      const [phone, desk] = await open(second);
      const [mine, theirs] = [`窓が広い。${second}`, `庭がある。${second}`];
      await change(phone, REASONS, mine);
      await change(desk, REASONS, theirs);
      await online(desk);
      await synced(desk);
      await online(phone);
      await keepMine(phone, [mine, theirs]);
      for (const page of [phone, desk]) {
        await visit(page, OWN_COMPANY);
        await page.getByText(mine).waitFor();
      }
    },
  };
}

async function change(page: Page, section: string, text: string): Promise<void> {
  await editButton(page, section).click();
  const dialog = page.getByRole('dialog', { name: `${section}を編集` });
  await dialog.getByRole('textbox').first().fill(text);
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readKept(page);
}

async function keepMine(phone: Page, texts: readonly string[]): Promise<void> {
  await chip(phone).getByText('要確認 1件').waitFor();
  await editButton(phone, REASONS).locator('xpath=..').getByText('要確認').waitFor();
  await chip(phone).click();
  await phone.getByRole('button', { name: /内容をくらべて決める/ }).click();
  const dialog = phone.getByRole('dialog', { name: '食い違いを決める' });
  for (const text of texts) await dialog.getByText(text).first().waitFor();
  await dialog.getByRole('radio', { name: '自分の内容を残す' }).check();
  await dialog.getByRole('button', { name: 'この内容に決める' }).click();
  await synced(phone);
}
