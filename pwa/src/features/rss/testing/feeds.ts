import { getCompany, getProfile, type RssFeedConfig, rssConfigsFrom, rssFeedConfigsOf } from '@meikan/contracts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { playChanged } from '../../../app/testing/play.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';

export const OWN = '/profile/kurosaki-mio';
export const MIO = { kind: 'user', id: 'kurosaki-mio' };
export const COMPANY = { kind: 'company', id: 'ai-no-ito' };
export const KEPT = 'この端末に保存しました';
export const config = {
  name: '灯台の日誌',
  rssName: '灯台ブログ',
  category: 'private_blog_work',
  url: 'https://todai.example/feed.xml',
};
export const known: RssFeedConfig = { ...config, id: '01k-feed', rssName: '灯台だより' };
export const ofCompany: RssFeedConfig = { ...known, category: 'tech_blog' };

export const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
export const feeds = dialog('RSSから登録');
export const button = (name: string) => feeds.getByRole('button', { name, exact: true });

/** Feeds as a server shows them that has taken what was sent. */
const withSent = (before: RssFeedConfig): RssFeedConfig[] =>
  rssFeedConfigsOf(
    Object.assign(rssConfigsFrom([before]), ...sentData('set-rss-configs').map(({ changes }) => changes)),
  );

/** Answers a profile and a company's page with a feed each, and what was sent of feeds. */
export function playFeeds(): void {
  playChanged(getProfile, (profile) => ({ ...profile, rssFeedConfigs: withSent(known) }));
  playChanged(getCompany, (company) =>
    'counts' in company ? { ...company, rssFeedConfigs: withSent(ofCompany) } : company,
  );
}

/** The feeds, opened from the bar that only those see who may edit the page. */
export async function openFeeds(path: string, as: 'general' | 'business' | 'admin'): Promise<void> {
  await openPage(path, { as });
  await page.getByRole('button', { name: 'RSSから登録' }).first().click();
  await expect.element(feeds).toBeVisible();
}

export async function readWord(title: string): Promise<void> {
  await page
    .getByRole('dialog', { name: new RegExp(`^(${title}|${KEPT})$`) })
    .getByRole('button', { name: 'ページに戻る' })
    .click();
}

/** Fills in the form; there is nothing to send before all four fields are filled. */
export async function register(category: string, rssName = config.rssName): Promise<void> {
  await button('フィードを登録').click();
  const form = dialog('フィードを登録');
  const submit = form.getByRole('button', { name: '登録', exact: true });
  await form.getByLabelText(/^表示名/).fill(config.name);
  await form.getByLabelText(/^フィード名/).fill(rssName);
  await form.getByLabelText(/^カテゴリー/).selectOptions(category);
  await expect.element(submit).toBeDisabled();
  await form.getByLabelText(/^フィードのURL/).fill(config.url);
  await submit.click();
}
