import { getNotificationState, listNotifications, type Notification, seeNotifications } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings, overflow } from '../../app/testing/accessibility.ts';
import { cutNetwork, mendNetwork } from '../../app/testing/network.ts';
import { openPage, PHONE } from '../../app/testing/open-page.tsx';
import { hear, play } from '../../app/testing/play.ts';
import { sentCommands } from '../../app/testing/played-server.ts';
import { sentData } from '../../editing/testing/sent-data.ts';

const followed: Notification = {
  ...{ type: 'followed', at: '2026-11-30T03:00:00.000Z', isNew: true, count: 3, reason: null },
  about: { kind: 'user', id: 'kurosaki-mio', name: '黒崎 澪' },
  by: [{ kind: 'user', id: 'takahashi-kiichi', name: '髙橋 喜一' }],
};
const declined: Notification = {
  ...{ type: 'ownership-declined', at: '2026-11-29T03:00:00.000Z', isNew: false, count: 1 },
  about: { kind: 'company', id: 'tsubame-kanjo', name: '株式会社つばめ勘定' },
  ...{ by: [], reason: '会社との関わりを確認できませんでした。' },
};

const playList = (...payload: readonly Notification[]) => play(listNotifications, () => [...payload]);
const playState = (newCount: number, ...muted: 'follow'[]) =>
  play(getNotificationState, () => ({ userId: 'kurosaki-mio', newCount, muted }));

const bell = page.getByRole('link', { name: /^お知らせ/ });
const list = page.getByRole('list', { name: 'お知らせの一覧' });
const follows = page.getByRole('switch', { name: /^フォロー/ });

test('new notifications are counted beside the bell of every page, which leads to them', async () => {
  playState(3);
  playList(followed);
  await openPage('/saved', { as: 'general', size: PHONE });
  await expect.element(bell).toHaveAccessibleName('お知らせ 新着3件');
  await bell.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('お知らせ');
  await expect.element(list.getByText('髙橋 喜一さんほか2人があなたをフォローしました')).toBeVisible();
  expect(overflow()).toBe(0);
});

test('more new notifications than two digits show are counted as so many and more', async () => {
  playState(120);
  await openPage('/saved', { as: 'business' });
  await expect.element(bell).toHaveAccessibleName('お知らせ 新着99+件');
});

test('nobody has a bell who is not signed in, and the page says what for', async () => {
  await openPage('/notifications');
  expect(bell.query()).toBeNull();
  await expect.element(page.getByRole('link', { name: 'ログインする' }).last()).toBeVisible();
});

test('the list says what is new and why something was refused, and tells once until when it was seen', async () => {
  playState(1);
  playList(followed, declined);
  const seen = hear(seeNotifications);
  await openPage('/notifications', { as: 'general' });
  const rows = list.getByRole('listitem');
  await expect.element(rows.nth(0).getByText('新着')).toBeVisible();
  expect(rows.nth(1).getByText('新着').query()).toBeNull();
  await expect.element(rows.nth(1).getByText('理由：会社との関わりを確認できませんでした。')).toBeVisible();
  await expect.poll(() => seen.map(({ body }) => body)).toEqual([{ until: followed.at }]);
  expect(await axeFindings()).toEqual([]);
});

test('a list without anything new is not told to be seen', async () => {
  playState(0);
  playList(declined);
  const seen = hear(seeNotifications);
  await openPage('/notifications', { as: 'general' });
  await expect.element(list.getByText(/承認されませんでした$/)).toBeVisible();
  expect(seen).toEqual([]);
});

test('who has none reads when there will be some', async () => {
  playState(0);
  playList();
  await openPage('/notifications', { as: 'general', size: PHONE });
  await expect.element(page.getByText('お知らせは、まだありません')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('a kind that is switched off offline goes at once from the list, and is sent once online', async () => {
  playState(0);
  playList(followed, declined);
  await openPage('/notifications', { as: 'general', size: [320, 640] });
  await expect.element(follows).toBeChecked();
  cutNetwork();
  await follows.click();
  await expect.element(follows).not.toBeChecked();
  await expect.element(follows).toHaveAccessibleName(/知らせません。$/);
  await expect.element(list.getByText(/フォローしました$/)).not.toBeInTheDocument();
  await expect.element(page.getByText('オフライン 1件')).toBeVisible();
  expect(overflow()).toBe(0);
  expect(sentCommands).toEqual([]);
  mendNetwork();
  await expect.poll(() => sentData('set-notification-kind')).toEqual([{ kind: 'follow', value: false }]);
});

test('a kind that is muted is switched on again', async () => {
  playState(0, 'follow');
  playList();
  await openPage('/notifications', { as: 'general' });
  await expect.element(follows).not.toBeChecked();
  await follows.click();
  await expect.poll(() => sentData('set-notification-kind')).toEqual([{ kind: 'follow', value: true }]);
});
