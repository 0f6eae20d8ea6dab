import { getProfile, leaveFootprint } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../app/testing/accessibility.ts';
import { openPage, settled } from '../../app/testing/open-page.tsx';
import { hear, playChanged } from '../../app/testing/play.ts';

const MIO = '/profile/kurosaki-mio';

test('a visit from outside is reported to the server', async () => {
  // A window tells of a person once, and files share one.
  const id = crypto.randomUUID();
  playChanged(getProfile, (profile) => ({ ...profile, id }));
  const told = hear(leaveFootprint);
  await openPage(`${MIO}?tab=contacts`);
  await expect.poll(() => told).toMatchObject([{ viewer: 'anonymous', params: { id } }]);
});

test("the count of visits is under the owner's tab, and not in the preview", async () => {
  playChanged(getProfile, (profile) => ({ ...profile, footprintUserCount: 1 }));
  await openPage(MIO, { as: 'general' });
  await page.getByRole('link', { name: '足あと 1' }).click();
  await expect.element(page.getByText('のべ1回の閲覧')).toBeVisible();
  await expect.element(page.getByText('名前のわかる足あとは、まだありません')).toBeVisible();
  const tab = page.getByRole('tab', { name: '足あと' }).or(page.getByRole('link', { name: '足あと' }));
  await expect.element(tab.first()).toBeVisible();
  await settled();
  expect(await axeFindings()).toEqual([]);
  await openPage(`${MIO}?preview=true&tab=5`, { as: 'general' });
  await expect.element(page.getByText(/のべ/)).not.toBeInTheDocument();
});
