import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutNetwork, mendNetwork } from './testing/network.ts';
import { openPage } from './testing/open-page.tsx';
import { byPage, dialogsOf, OPENINGS, type Opening, type Press } from './testing/openings.ts';

const PEOPLE = ['/profile/kurosaki-mio', '/profile/takahashi-kiichi'];
/** A list of services that was never searched here has nobody to find, and nothing to miss, without a network. */
const openable = ({ path }: Opening) => PEOPLE.some((person) => path.startsWith(person));
const dialogs = () => [...document.querySelectorAll('[role="dialog"]')];

function controlOf({ control, name, dialog }: Press) {
  const place = dialog === undefined ? page : page.getByRole('dialog', { name: dialog });
  return place.getByRole(control, { name, exact: true }).first();
}

/** Opens a popup and leaves it; answers its name if it had something to say against that. */
async function opens({ what, presses }: Opening): Promise<readonly string[]> {
  for (const press of presses) {
    const control = await controlOf(press).findElement();
    if (control instanceof HTMLElement) control.click();
  }
  await expect.poll(() => dialogs().length).toBe(dialogsOf(presses));
  const failed = /読み込めませんでした|不具合が起きています/.test(dialogs().at(-1)?.textContent ?? '');
  for (let left = dialogsOf(presses); left > 0; left -= 1) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialogs().length).toBe(left - 1);
  }
  return failed ? [what] : [];
}

test.each(byPage(OPENINGS.filter(openable)))('every popup of $sight opens without a network', async (one) => {
  await openPage(one.path, { as: one.role });
  cutNetwork();
  const failed: string[] = [];
  for (const opening of one.openings) failed.push(...(await opens(opening)));
  mendNetwork();
  expect(failed).toEqual([]);
});
