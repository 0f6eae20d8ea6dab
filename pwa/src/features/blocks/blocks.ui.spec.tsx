import { getProfile, listBlocks, type PersonCard } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings, axeFindingsAbove } from '../../app/testing/accessibility.ts';
import { cutNetwork, mendNetwork } from '../../app/testing/network.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { play, playChanged } from '../../app/testing/play.ts';
import { sentCommands } from '../../app/testing/played-server.ts';
import { dialogsClosed } from '../../editing/testing/completion.ts';
import { sentData } from '../../editing/testing/sent-data.ts';

const KIICHI = '/profile/takahashi-kiichi';
const kiichi = (value: boolean) => ({ userId: 'takahashi-kiichi', value });
const note = page.getByText(/一覧や検索には、この方が表示されません。/);
const follow = page.getByRole('main').getByRole('button', { name: /^フォロー/ });
const menu = page.getByRole('button', { name: /さんについての操作$/ });

const card: PersonCard = {
  ...{ id: 'takahashi-kiichi', username: 'takahashi-kiichi', name: '髙橋 喜一', avatar: null, job: null },
  ...{
    workFor: null,
    livingAddress: null,
    isVerified: false,
    useServiceCount: 0,
    followerCount: 0,
    isFollowing: false,
  },
};

/** Whether the person is blocked by what was sent until now. */
const isBlocked = (before: boolean) => sentData('set-block').at(-1)?.value ?? before;

async function block(): Promise<void> {
  await menu.click();
  await page.getByRole('menuitem', { name: 'ブロックする' }).click();
  const ask = page.getByRole('dialog', { name: '髙橋 喜一さんをブロックしますか' });
  await expect.element(ask.getByText(/相手には知らされません。/)).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  await ask.getByRole('button', { name: 'ブロックする' }).click();
  await dialogsClosed();
  await expect.element(note).toBeVisible();
}

test('a block set, undone and set again offline is sent once online', async () => {
  await openPage(KIICHI, { as: 'general' });
  cutNetwork();
  await block();
  await expect.element(follow).not.toBeInTheDocument();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(follow).toBeVisible();
  await block();
  expect(sentCommands).toEqual([]);
  mendNetwork();
  playChanged(getProfile, (profile) => ({ ...profile, isBlocking: isBlocked(false) }));
  await expect.poll(() => sentData('set-block').at(-1)).toEqual(kiichi(true));
  await expect.element(note).toBeVisible();
});

test('a block removed on the account page allows following again', async () => {
  playChanged(getProfile, (profile) => ({ ...profile, isBlocking: isBlocked(true) }));
  await openPage(KIICHI, { as: 'general' });
  await expect.element(note).toBeVisible();
  const asked = play(listBlocks, () => (isBlocked(true) ? [card] : []));
  await openPage('/account', { as: 'general' });
  const list = page.getByRole('list', { name: 'ブロックしている人' });
  await expect.element(list.getByRole('link', { name: card.name })).toHaveAttribute('href', KIICHI);
  expect(asked[0]).toMatchObject({ viewer: 'general', query: { page: 1 } });
  expect(await axeFindings()).toEqual([]);
  await list.getByRole('button', { name: /^ブロックを解除/ }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.poll(() => sentData('set-block')).toEqual([kiichi(false)]);
  await openPage(KIICHI, { as: 'general' });
  await expect.element(follow).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test.each([
  ['nobody who is not signed in', 'anonymous', KIICHI],
  ['no owner', 'general', '/profile/kurosaki-mio'],
] as const)('%s can be blocked', async (_who, as, path) => {
  await openPage(path, { as });
  expect(menu.query()).toBeNull();
});
