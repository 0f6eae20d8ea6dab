import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';

const edits = page.getByRole('button', { name: /編集|追加/ });
const ownersOnly = page.getByText(/ご本人だけに見える欄です/);

test('a profile in preview lacks the ways to edit and words for its owner', async () => {
  await openPage('/profile/kurosaki-mio', { as: 'general' });
  await expect.element(ownersOnly.first()).toBeVisible();
  expect(edits.elements().length).toBeGreaterThan(0);
  await openPage('/profile/kurosaki-mio?preview=true', { as: 'general' });
  await expect.element(page.getByRole('heading', { level: 1, name: '黒﨑 澪' })).toBeVisible();
  expect(edits.elements()).toEqual([]);
  expect(ownersOnly.elements()).toEqual([]);
});
