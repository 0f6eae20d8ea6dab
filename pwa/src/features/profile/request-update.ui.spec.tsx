import { getProfile, setRequestUpdate } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { play, playChanged } from '../../app/testing/play.ts';
import { OWN } from './testing/pages.ts';

test("an administrator's request for an update is shown on the profile to its owner only", async () => {
  const asked = play(setRequestUpdate, () => ({ isRequestUpdate: true }));
  playChanged(getProfile, (profile) => ({ ...profile, isRequestUpdate: asked.length > 0 }));
  const word = page.getByText('更新のお願いが届いています');
  await openPage(OWN, { as: 'general' });
  expect(word.elements()).toEqual([]);
  await openPage(OWN, { as: 'admin' });
  const choice = page.getByRole('switch', { name: /更新のお願い/ });
  await choice.click();
  await expect.element(page.getByText(/^設定を変更しました/).first()).toBeVisible();
  await expect.element(choice).toBeChecked();
  expect(asked).toMatchObject([{ viewer: 'admin', body: { userId: 'kurosaki-mio', value: true } }]);
  await openPage(OWN, { as: 'general' });
  await expect.element(word).toBeVisible();
  await openPage(OWN);
  expect(word.elements()).toEqual([]);
});
