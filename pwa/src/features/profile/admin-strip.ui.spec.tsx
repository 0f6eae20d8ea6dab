import { activateUser, disableUser, getProfile } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { play, playChanged } from '../../app/testing/play.ts';
import { OWN } from './testing/pages.ts';

const shown = page.getByRole('switch', { name: /^公開/ });

test('a profile hidden by an administrator is shown again by undo, each with a reason', async () => {
  const hidden = play(disableUser, ({ params }) => ({ ...params, disabled: true }));
  const back = play(activateUser, ({ params }) => ({ ...params, disabled: false }));
  playChanged(getProfile, (profile) => ({ ...profile, disabled: hidden.length > back.length }));
  await openPage(OWN, { as: 'admin' });
  await shown.click();
  const dialog = page.getByRole('dialog', { name: 'プロフィールを非公開にします' });
  await dialog.getByRole('textbox').fill('確認のため');
  await dialog.getByRole('button', { name: '非公開にする' }).click();
  await expect.element(page.getByText('プロフィールを非公開にしました')).toBeVisible();
  await expect.element(shown).not.toBeChecked();
  const params = { id: 'kurosaki-mio' };
  expect(hidden).toMatchObject([{ viewer: 'admin', params, body: { reason: '確認のため' } }]);
  expect(back).toEqual([]);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.element(shown).toBeChecked();
  expect(back).toMatchObject([{ viewer: 'admin', params, body: { reason: expect.stringMatching(/./) } }]);
});

test('a profile whose owner leaves says so to administrators, who see that nobody hid it', async () => {
  playChanged(getProfile, (profile) => ({ ...profile, isLeaving: true }));
  await openPage(OWN, { as: 'admin' });
  await expect.element(page.getByText('退会の手続き中です')).toBeVisible();
  await expect.element(shown).toBeChecked();
});
