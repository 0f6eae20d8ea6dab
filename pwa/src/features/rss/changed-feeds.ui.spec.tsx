import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsAbove } from '../../app/testing/accessibility.ts';
import { cutNetwork, mendNetwork } from '../../app/testing/network.ts';
import { OWN_COMPANY } from '../../app/testing/places.ts';
import { sentCommands } from '../../app/testing/played-server.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import {
  button,
  COMPANY,
  config,
  dialog,
  feeds,
  KEPT,
  known,
  MIO,
  OWN,
  ofCompany,
  openFeeds,
  playFeeds,
  readWord,
  register,
} from './testing/feeds.ts';

beforeEach(playFeeds);

test.each([
  ['its owner', OWN, 'general', MIO, known],
  ['an admin', OWN_COMPANY, 'admin', COMPANY, ofCompany],
] as const)('a feed can be changed by %s, but not without a name', async (_who, path, as, owner, feed) => {
  await openFeeds(path, as);
  await button('「灯台だより」を編集').click();
  const form = dialog('フィードを編集');
  const submit = form.getByRole('button', { name: '更新', exact: true });
  await form.getByLabelText(/^フィード名/).fill('');
  await expect.element(submit).toBeDisabled();
  await form.getByLabelText(/^フィード名/).fill('灯台の声');
  await submit.click();
  await readWord('更新が完了しました');
  await expect.element(feeds.getByText('灯台の声').first()).toBeVisible();
  const { id, ...before } = feed;
  const changes = { [id]: { ...before, rssName: '灯台の声' } };
  await expect.poll(() => sentData('set-rss-configs')).toEqual([{ owner, changes }]);
});

async function refusesDataOf(name: string, why: RegExp): Promise<void> {
  await button(`「${name}」のデータを取得`).click();
  await expect.element(page.getByText(why)).toBeVisible();
  await dialog(`「${name}」のデータを取得`).getByRole('button', { name: '閉じる' }).last().click();
}

test.each([
  ['a person', OWN, 'general', MIO, known, '仕事の記録'],
  ['a company', OWN_COMPANY, 'business', COMPANY, ofCompany, 'テックブログ'],
] as const)('a feed of %s is registered offline, and removed with undo', async (...one) => {
  const [, path, as, owner, feed, label] = one;
  await openFeeds(path, as);
  cutNetwork();
  await register(label, '圏外フィード');
  await readWord(KEPT);
  await expect.element(feeds.getByText('送信待ち').first()).toBeVisible();
  await refusesDataOf('圏外フィード', /この設定はまだサーバーに届いていません。/);
  await refusesDataOf('灯台だより', /データの取得には、インターネット接続が必要です。/);

  await button('「灯台だより」を削除').click();
  const question = dialog('コンテンツを削除します。よろしいですか');
  await expect.element(question.getByText(/取り込んだ記事は残ります。$/)).toBeVisible();
  await question.getByRole('button', { name: '削除する' }).click();
  const row = button('「灯台だより」を編集');
  await expect.element(row).not.toBeInTheDocument();
  const undo = button('元に戻す');
  await expect.element(undo).toHaveFocus();
  await undo.click();
  await expect.element(row).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  expect(sentCommands).toEqual([]);
  mendNetwork();
  await expect.element(feeds.getByText('送信待ち')).not.toBeInTheDocument();
  const [sent, ...more] = sentData('set-rss-configs');
  expect([sent?.owner, more]).toEqual([owner, []]);
  const { id: _, ...before } = feed;
  const both = [{ ...config, category: feed.category, rssName: '圏外フィード' }, before];
  expect(Object.values(sent?.changes ?? {})).toEqual(expect.arrayContaining(both));
  expect(Object.keys(sent?.changes ?? {})).toHaveLength(2);
});
