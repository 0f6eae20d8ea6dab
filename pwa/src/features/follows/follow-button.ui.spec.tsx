import { getProfile, leaveFootprint } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { play, playChanged } from '../../app/testing/play.ts';
import { sentData } from '../../editing/testing/sent-data.ts';

const PERSON = '/profile/takahashi-kiichi';
const target = { kind: 'user', id: 'takahashi-kiichi' };
const follow = page.getByRole('button', { name: /^フォローする\s*：.+さん$/ });
const unfollow = page.getByRole('button', { name: /^フォロー中\s*：.+さん/ });

test('a follow and, after a reload, an unfollow are shown and sent', async () => {
  play(leaveFootprint, () => ({ counted: true }));
  playChanged(getProfile, (profile) => ({
    ...profile,
    isFollowing: sentData('set-follow').at(-1)?.value ?? profile.isFollowing,
  }));
  await openPage(PERSON, { as: 'general' });
  await follow.click();
  await expect.element(unfollow).toBeVisible();
  await expect.poll(() => sentData('set-follow')).toEqual([{ target, value: true }]);
  await openPage(PERSON, { as: 'general' });
  await unfollow.click();
  await expect.element(follow).toBeVisible();
  await expect.poll(() => sentData('set-follow').slice(1)).toEqual([{ target, value: false }]);
});
