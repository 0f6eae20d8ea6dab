import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, PC, PHONE } from '../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../app/testing/places.ts';

const OWN = '/profile/kurosaki-mio';
const ARTICLES = 'tab=articles_blogs';
const feeds = page.getByRole('dialog', { name: 'RSSから登録' });

/** Opens the feeds from the bar that only those see who may edit the page. */
const openFeeds = () => page.getByRole('button', { name: 'RSSから登録' }).first().click();

/** Unfolds how feeds are used, which is not in sight at first. */
async function unfoldHelp(): Promise<void> {
  const steps = feeds.getByRole('listitem');
  await expect.element(feeds.getByText('使い方', { exact: true })).toBeVisible();
  expect(steps.elements()).toEqual([]);
  await feeds.getByText('使い方', { exact: true }).click();
  await expect.element(steps.nth(2)).toBeVisible();
  expect(steps.elements().length).toBe(3);
}

describe('the help', () => {
  test("of one's own feeds says how they are used, and which formats can be read", async () => {
    await openPage(OWN, { as: 'general' });
    await openFeeds();
    await unfoldHelp();
    await expect.element(feeds.getByText(/RSS 2\.0、RSS 1\.0、Atom、JSON Feed を読み取れます/)).toBeVisible();
  });

  test("of a company's feeds says how they are used, and on a phone shares the address instead of registering", async () => {
    await openPage(OWN_COMPANY, { as: 'business', size: PC });
    await openFeeds();
    await unfoldHelp();
    await expect.element(feeds.getByRole('button', { name: 'フィードを登録' })).toBeVisible();
    await page.viewport(...PHONE);
    await expect.element(feeds.getByText('フィードの登録はパソコンで')).toBeVisible();
    await expect.element(feeds.getByText(new RegExp(`${OWN_COMPANY}$`))).toBeVisible();
    await expect.element(feeds.getByRole('button', { name: 'フィードを登録' })).not.toBeInTheDocument();
  });
});

test.each([
  ['anonymous', OWN],
  ['anonymous', `${OWN}?${ARTICLES}`],
  ['business', OWN],
  ['admin', OWN],
  ['admin', `${OWN}?${ARTICLES}`],
  ['general', `${OWN}?preview=true`],
  ['general', `${OWN}?preview=true&${ARTICLES}`],
  ['general', '/profile/takahashi-kiichi'],
  ['general', `/profile/takahashi-kiichi?${ARTICLES}`],
  ['anonymous', OWN_COMPANY],
  ['general', '/companies/tsubame-kanjo'],
  ['business', `${OWN_COMPANY}?preview=true`],
  ['business', '/companies/tsubame-kanjo'],
] as const)('%s at %s sees neither feeds nor a way to them', async (as, path) => {
  await openPage(path, { as });
  expect(page.getByText('RSS').elements()).toEqual([]);
});
