import { getProfile, listBookmarks, listUsedServices } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { dialogsClosed } from '../editing/testing/completion.ts';
import { sentData } from '../editing/testing/sent-data.ts';
import { openPage } from './testing/open-page.tsx';
import { playChanged } from './testing/play.ts';
import { sentCommands } from './testing/played-server.ts';

const OWN = '/profile/kurosaki-mio';
const undo = page.getByRole('status').getByRole('button', { name: '元に戻す' });
const synced = page.getByRole('banner').getByText(/^同期済み/);
const holder = { kind: 'user', id: 'kurosaki-mio' };
const names = (selector: string) => () =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** Takes something off, waits until that has been sent, and undoes it, which is sent too. */
async function offAndOn(off: Locator): Promise<void> {
  await off.click();
  await undo.hover();
  await expect.poll(() => sentCommands.length).toBe(1);
  await expect.element(synced.first()).toBeVisible();
  await undo.click();
  await expect.element(undo).not.toBeInTheDocument();
  await expect.poll(() => sentCommands.length).toBe(2);
}

/** Whether the last word that was sent of a switch has turned it off. */
const isOff = (sent: readonly { readonly value: boolean }[]) => sent.at(-1)?.value === false;

test('an undone star removal restores the star with its date', async () => {
  playChanged(listBookmarks, (kept) => {
    const sent = sentData('set-bookmark');
    return kept.filter(({ id }) => !isOff(sent.filter(({ referenceId }) => referenceId === id)));
  });
  await openPage(`${OWN}?tab=bookmark`, { as: 'general' });
  const kept = names('.arts .art__t');
  const before = kept();
  expect(before.length).toBeGreaterThan(1);
  await offAndOn(page.getByRole('button', { name: /を保存から外す$/ }).nth(1));
  const [{ referenceId } = { referenceId: '' }] = sentData('set-bookmark');
  expect(sentData('set-bookmark')).toEqual([
    { referenceId, value: false },
    { referenceId, value: true, restore: true },
  ]);
  await openPage(`${OWN}?tab=bookmark`, { as: 'general' });
  expect(kept()).toEqual(before);
});

test('an undone unfollow restores the follow with its date', async () => {
  playChanged(getProfile, (profile) => ({
    ...profile,
    isFollowing: sentData('set-follow').at(-1)?.value ?? profile.isFollowing,
  }));
  await openPage(OWN, { as: 'general' });
  await page
    .getByRole('button', { name: /^[\d,]+\s*フォロー中$/ })
    .first()
    .click();
  const people = page.getByRole('dialog', { name: /がフォローしている人$/ });
  await people.getByRole('link').nth(1).click();
  await dialogsClosed();
  const off = page.getByRole('button', { name: /^フォロー中\s*：/ }).first();
  await offAndOn(off);
  await expect.element(off).toBeVisible();
  const target = { kind: 'user', id: location.pathname.replace('/profile/', '') };
  expect(sentData('set-follow')).toEqual([
    { target, value: false },
    { target, value: true, restore: true },
  ]);
});

test('an undone usage removal restores the usage with its date', async () => {
  playChanged(listUsedServices, (services) => {
    const isBack = sentData('declare-usage').length > 0;
    const gone = new Set<string>(isBack ? [] : sentData('withdraw-usage').map(({ serviceId }) => serviceId));
    return services.filter(({ id }) => !gone.has(id));
  });
  await openPage(`${OWN}?tab=web_service`, { as: 'general' });
  const used = names('.list .item__t');
  const before = used();
  await page
    .getByRole('button', { name: /の登録を外す$/ })
    .nth(1)
    .click();
  await offAndOn(page.getByRole('dialog').getByRole('button', { name: '登録を外す' }));
  const [{ serviceId } = { serviceId: '' }] = sentData('withdraw-usage');
  expect(sentData('withdraw-usage')).toEqual([{ holder, serviceId }]);
  expect(sentData('declare-usage')).toEqual([{ holder, serviceId, usageType: 'company', restore: true }]);
  await openPage(`${OWN}?tab=web_service`, { as: 'general' });
  expect(used()).toEqual(before);
});
