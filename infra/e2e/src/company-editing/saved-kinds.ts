import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { tokenOf } from '../offline-accounts/person.ts';
import { haveSaved } from '../offline-saved/device.ts';
import { readDone, readKept, synced } from '../places/completion.ts';
import { OWN_COMPANY } from '../places/places.ts';
import { visit } from '../places/settled.ts';
import type { TestAppOfFile } from '../test-app/per-file.ts';
import { WITH_WORKER } from '../test-app/start-test-app.ts';
import type { Kind } from './kinds.ts';
import { editButton, tabPath } from './sections.ts';

const DONE = '更新が完了しました';
const page = z.object({
  payload: z.object({ fields: z.record(z.string(), z.unknown()) }),
});

/** What the server has of the page, as who is signed in is answered. */
async function stored(window: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(window)}` };
  const answer = await window.request.get(`/api/company/${OWN_COMPANY.split('/').at(-1)}`, { headers });
  return page.parse(await answer.json()).payload;
}

/** Until the server answers with what was saved of every field: what is read follows what is written. */
export const holdsAll = (window: Page, kinds: readonly Kind[], round: number) =>
  eventually(async () => {
    const { fields } = await stored(window);
    for (const { kind, field, holds } of kinds) expect([kind, fields[field]]).toEqual([kind, holds(round)]);
    return true;
  });

/** Writes a field in the dialog of its section. */
export async function save(window: Page, { section, write }: Pick<Kind, 'section' | 'write'>, round: number) {
  await editButton(window, section).click();
  const dialog = window.getByRole('dialog', { name: `${section}を編集` });
  await write(dialog, round, window);
  await dialog.getByRole('button', { name: '更新する' }).click();
}

/** The owner writes one field of each kind, and the word that it is done leads back to the button that was pressed. */
export async function saveKinds(app: TestAppOfFile, kinds: readonly Kind[]): Promise<void> {
  const window = await app.open('business');
  for (const kind of kinds) {
    await visit(window, tabPath(kind.tab));
    await save(window, kind, 1);
    await readDone(window, DONE);
    const opener = editButton(window, kind.section);
    await eventually(() => opener.evaluate((button) => button === document.activeElement));
  }
  await holdsAll(window, kinds, 1);
}

/** The same without a network: each is marked as waiting, and sent later. */
export async function keepKinds(app: TestAppOfFile, kinds: readonly Kind[]): Promise<void> {
  const window = await app.open('business', WITH_WORKER);
  await haveSaved(window, OWN_COMPANY);
  await window.context().setOffline(true);
  for (const kind of kinds) {
    await visit(window, tabPath(kind.tab));
    await save(window, kind, 2);
    await readKept(window);
    await editButton(window, kind.section).locator('xpath=..').getByText('送信待ち').waitFor();
  }
  await window.context().setOffline(false);
  await eventually(async () => (await window.getByText('送信待ち').count()) === 0);
  await synced(window);
  await holdsAll(window, kinds, 2);
}
