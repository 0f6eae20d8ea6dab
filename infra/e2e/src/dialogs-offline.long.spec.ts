import { dialogsOf, OPENINGS, type Opening, type Press } from '@meikan/pwa/openings';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { haveSaved } from './offline-saved/device.ts';
import { visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { WITH_WORKER } from './test-app/start-test-app.ts';

const app = testAppPerFile();
const PEOPLE = ['/profile/kurosaki-mio', '/profile/takahashi-kiichi'];
/** A list of services that was never searched here has nobody to find, and nothing to miss, without a network. */
const openable = ({ path }: Opening) => PEOPLE.some((person) => path.startsWith(person));

async function press(page: Page, { control, name, dialog }: Press): Promise<void> {
  const place = dialog === undefined ? page : page.getByRole('dialog', { name: dialog });
  await place.getByRole(control, { name, exact: true }).first().click();
}

async function opens(page: Page, { what, path, presses }: Opening): Promise<string[]> {
  if (!page.url().endsWith(path)) await visit(page, path);
  for (const one of presses) await press(page, one);
  const dialogs = page.getByRole('dialog');
  await expect.poll(() => dialogs.count()).toBe(dialogsOf(presses));
  const failed = await dialogs
    .last()
    .getByText(/読み込めませんでした|不具合が起きています/)
    .count();
  for (let left = await dialogs.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs.count()).toBe(left - 1);
  }
  return failed === 0 ? [] : [what];
}

/** Some thirty popups. */
const ALL_MS = 600_000;

test.each(['general', 'anonymous'] as const)(
  'every popup of a profile opens without a network for %s',
  { timeout: ALL_MS },
  async (role) => {
    const page = await app.open(role, WITH_WORKER);
    for (const person of PEOPLE) await haveSaved(page, person);
    await page.context().setOffline(true);
    const failed: string[] = [];
    for (const opening of OPENINGS.filter((one) => one.role === role && openable(one))) {
      failed.push(...(await opens(page, opening)));
    }
    expect(failed).toEqual([]);
  },
);
