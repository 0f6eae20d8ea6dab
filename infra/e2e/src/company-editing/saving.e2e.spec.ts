import { eventually } from '@meikan/testkit';
import { describe, expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { haveSaved } from '../offline-saved/device.ts';
import { readDone, readKept, synced } from '../places/completion.ts';
import { OWN_COMPANY } from '../places/places.ts';
import { visit } from '../places/settled.ts';
import { KINDS, type Kind } from './kinds.ts';
import { ALL_MS, DONE, keepKinds, save, saveKinds, stored } from './saved-kinds.ts';
import { tabPath } from './sections.ts';

const stars = constellationPerFile();

/** That each kind is written as it should be, pwa/src/features/company/edit/kinds.ui.spec.tsx shows. */
const SOME = KINDS.filter(({ kind }) => ['several of a catalogue', 'rows with a month', 'a picture'].includes(kind));

describe('a field', () => {
  test('is saved, and the word that it is done leads back to the page', { timeout: ALL_MS }, () =>
    saveKinds(stars, SOME),
  );

  test('is kept without a network, marked as waiting, and sent later', { timeout: ALL_MS }, () =>
    keepKinds(stars, SOME),
  );
});

test('what admins note is saved, on and off the network, and told to admins alone', async () => {
  const window = await stars.open('admin', WITH_WORKER);
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
