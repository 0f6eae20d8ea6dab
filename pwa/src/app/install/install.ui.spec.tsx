import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/open-page.tsx';
import { followInstall } from './follow-install.ts';
import { rememberInstall } from './install-memory.ts';
import { becomeWay } from './install-state.ts';

const entry = page.getByRole('contentinfo').getByRole('button', { name: 'アプリとして使う' });
const card = page.getByRole('complementary', { name: '名鑑をアプリとして使う' });

/** As a start of the app that this browser remembers so many visits before. */
function startAgain(visits?: number): void {
  becomeWay(null);
  if (visits !== undefined) {
    rememberInstall({ visits, seenAt: 0, valued: false, dismissedAt: null, installed: false });
  }
  followInstall();
}

/** A headless Chromium never says by itself that the app can be installed. */
function letTheBrowserOffer(): readonly unknown[] {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  return prompt.mock.calls;
}

/** The steps are for a Safari on a phone, which this browser says to be from now on. */
const beAnIphone = () =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');

afterEach(() => {
  becomeWay(null);
  Reflect.deleteProperty(navigator, 'standalone');
});

test('the install offer appears on the second visit, stays away after a no, and remains in the footer', async () => {
  await openPage('/search');
  startAgain();
  letTheBrowserOffer();
  await expect.element(entry).toBeVisible();
  expect(card.query()).toBeNull();

  startAgain(1);
  letTheBrowserOffer();
  await card.getByRole('button', { name: 'あとで' }).click();
  await expect.element(card).not.toBeInTheDocument();

  startAgain();
  const asked = letTheBrowserOffer();
  await expect.element(entry).toBeVisible();
  expect(card.query()).toBeNull();
  await entry.click();
  expect(asked).toHaveLength(1);
});

test('the install offer on an iPhone shows the steps and why', async () => {
  using _iphone = beAnIphone();
  await openPage('/search');
  startAgain(1);
  await card.getByRole('button', { name: '手順を見る' }).click();
  const steps = page.getByRole('dialog', { name: 'ホーム画面に追加' });
  await expect.element(steps.getByText(/共有ボタン/)).toBeVisible();
  await expect.element(steps.getByText(/7日以上開かない/)).toBeVisible();
  expect(steps.getByRole('listitem').elements()).toHaveLength(3);
});

test('the install offer is absent in the installed app', async () => {
  using _iphone = beAnIphone();
  await openPage('/search');
  startAgain(5);
  await expect.element(card).toBeVisible();
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  startAgain(5);
  await expect.element(card).not.toBeInTheDocument();
  expect(entry.query()).toBeNull();
});
