import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { constellationPerFile } from '../constellation/per-file.ts';
import { stored as onDevice, tokenOf } from '../offline-accounts/person.ts';
import { haveSaved } from '../offline-saved/device.ts';
import { readDone, readKept, synced } from '../places/completion.ts';
import { OWN_COMPANY } from '../places/places.ts';
import { visit } from '../places/settled.ts';
import { KINDS, type Kind } from './kinds.ts';
import { editButton, tabPath } from './sections.ts';

const stars = constellationPerFile();
/** One edit of every kind, one after the other. */
const ALL_MS = 600_000;
const page = z.object({
  payload: z.object({ fields: z.record(z.string(), z.unknown()), adminNote: z.string().nullish() }),
});

/** What the server has of the page, as who is signed in is answered. */
async function stored(window: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(window)}` };
  const answer = await window.request.get(`/api/company/${OWN_COMPANY.split('/').at(-1)}`, { headers });
  return page.parse(await answer.json()).payload;
}

/** Until the server answers with what was saved of every field: what is read follows what is written. */
const holdsAll = (window: Page, round: number) =>
  eventually(async () => {
    const { fields } = await stored(window);
    for (const { kind, field, holds } of KINDS) expect([kind, fields[field]]).toEqual([kind, holds(round)]);
    return true;
  });

/** Writes a field in the dialog of its section. */
async function save(window: Page, { section, write }: Pick<Kind, 'section' | 'write'>, round: number) {
  await editButton(window, section).click();
  const dialog = window.getByRole('dialog', { name: `${section}を編集` });
  await write(dialog, round, window);
  await dialog.getByRole('button', { name: '更新する' }).click();
}

const DONE = '更新が完了しました';

describe('a field of every kind', () => {
  test('is saved, and the word that it is done leads back to the page', { timeout: ALL_MS }, async () => {
    const window = await stars.open('business');
    for (const kind of KINDS) {
      await visit(window, tabPath(kind.tab));
      await save(window, kind, 1);
      await readDone(window, DONE);
      const opener = editButton(window, kind.section);
      await eventually(() => opener.evaluate((button) => button === document.activeElement));
    }
    await holdsAll(window, 1);
  });

  test('is kept without a network, marked as waiting, and sent later', { timeout: ALL_MS }, async () => {
    const window = await stars.open('business');
    await haveSaved(window, OWN_COMPANY);
    await window.context().setOffline(true);
    for (const kind of KINDS) {
      await visit(window, tabPath(kind.tab));
      await save(window, kind, 2);
      await readKept(window);
      await editButton(window, kind.section).locator('xpath=..').getByText('送信待ち').waitFor();
    }
    await window.context().setOffline(false);
    await eventually(async () => (await window.getByText('送信待ち').count()) === 0);
    await synced(window);
    await holdsAll(window, 2);
  });
});

test('a figure that is none is said beside its field, and nothing is sent', async () => {
  const window = await stars.open('business');
  await visit(window, tabPath(1));
  await editButton(window, 'SNS').click();
  const dialog = window.getByRole('dialog', { name: 'SNSを編集' });
  const follower = dialog.getByLabel('フォロワー数', { exact: true }).last();
  await follower.fill('たくさん');
  await dialog.getByRole('button', { name: '更新する' }).click();
  await dialog.getByText('印のついた項目を直してください。').waitFor();
  expect(await follower.getAttribute('aria-invalid')).toBe('true');
});

test('what admins note is saved, on and off the network, and told to admins alone', async () => {
  const window = await stars.open('admin');
  const note = (text: string): Pick<Kind, 'section' | 'write'> => ({
    section: '運営のメモ',
    write: (dialog) => dialog.getByLabel(/^メモ/).fill(text),
  });
  await haveSaved(window, OWN_COMPANY);
  await save(window, note('五月に確認'), 1);
  await readDone(window, DONE);
  await window.context().setOffline(true);
  await save(window, note('六月に確認'), 2);
  await readKept(window);
  await window.getByText('六月に確認').waitFor();
  await window.context().setOffline(false);
  await synced(window);
  await eventually(async () => (await stored(window)).adminNote === '六月に確認');
  const owner = await stars.open('business');
  await visit(owner, tabPath(1));
  expect(await owner.getByText('運営のメモ').count()).toBe(0);
  expect(await stored(owner)).not.toHaveProperty('adminNote');
});

test('what was being written stands in its form again after the page was lost', async () => {
  const window = await stars.open('business');
  await visit(window, tabPath(28));
  await editButton(window, 'エンジニア組織').click();
  const dialog = window.getByRole('dialog', { name: 'エンジニア組織を編集' });
  await dialog.getByLabel(/^エンジニア組織/).fill('藍と話す人が三人。');
  window.once('dialog', (asked) => void asked.accept());
  await window.evaluate(() => dispatchEvent(new Event('pagehide')));
  await eventually(async () => (await onDevice(window)).some(({ drafts }) => drafts > 0));
  await visit(window, tabPath(28));
  await editButton(window, 'エンジニア組織').click();
  await dialog.getByText('書きかけの内容を復元しました').waitFor();
  expect(await dialog.getByLabel(/^エンジニア組織/).inputValue()).toBe('藍と話す人が三人。');
});
