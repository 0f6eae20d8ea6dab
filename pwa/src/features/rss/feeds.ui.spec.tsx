import { getDataFromCompanyRss, getDataFromRss, type ImportedFeed } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { axeFindingsAbove } from '../../app/testing/accessibility.ts';
import { OWN_COMPANY } from '../../app/testing/places.ts';
import { play, Refusal } from '../../app/testing/play.ts';
import { sentCommands } from '../../app/testing/played-server.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import {
  button,
  COMPANY,
  config,
  dialog,
  MIO,
  OWN,
  openFeeds,
  playFeeds,
  readWord,
  register,
} from './testing/feeds.ts';

beforeEach(playFeeds);

/** What a feed of three items brings, one of which is a trap. */
function brings(preview: boolean, isTaken = false): ImportedFeed {
  const item = (title: string, url: string) => ({ title, url, postedDate: '2026-11-02', articleId: null });
  const told = isTaken
    ? { status: 'skipped' as const, code: 'already-registered', reason: 'すでに登録されています。' }
    : { status: 'added' as const, code: null, reason: null };
  const trap = { status: 'failed' as const, code: 'url', reason: 'リンク先のアドレスは使えません。' };
  return {
    preview,
    counts: { added: isTaken ? 0 : 2, skipped: isTaken ? 2 : 0, failed: 1 },
    items: [
      { ...item('灯台の油を替えた', 'https://todai.example/1'), ...told },
      { ...item('<b>霧笛</b>の手入れ', 'https://todai.example/2'), ...told },
      { ...item('罠', 'javascript:alert(1)'), ...trap },
    ],
  };
}

const HOLDERS = [
  ['a person', OWN, 'general', getDataFromRss, MIO, '仕事の記録', 'private_blog_work'],
  ['a company', OWN_COMPANY, 'business', getDataFromCompanyRss, COMPANY, 'テックブログ', 'tech_blog'],
] as const;

test.each(HOLDERS)('a feed of %s is registered, previewed and imported, without duplicates', async (...one) => {
  const [, path, as, call, owner, label, category] = one;
  let isTaken = false;
  const asked = play(call, ({ body }) => {
    if (body?.preview !== true) isTaken = true;
    return brings(body?.preview === true, isTaken && body?.preview === true);
  });
  await openFeeds(path, as);
  await register(label);
  await readWord('登録が完了しました');
  await expect.poll(() => sentCommands.map(({ id }) => id)).toHaveLength(1);
  const configId = sentCommands[0]?.id ?? '';
  expect(sentData('set-rss-configs')).toEqual([{ owner, changes: { [configId]: { ...config, category } } }]);

  const data = dialog('「灯台ブログ」のデータを取得');
  await button('「灯台ブログ」のデータを取得').click();
  await expect.element(data.getByText('2件を追加できます。まだ登録されていません。')).toBeVisible();
  await expect.element(data.getByText('<b>霧笛</b>の手入れ')).toBeVisible();
  expect(data.getByText('リンク先のアドレスは使えません。').elements()).toHaveLength(1);
  expect(data.getByRole('link').elements()).toEqual([]);
  expect(await axeFindingsAbove()).toEqual([]);
  await data.getByRole('button', { name: '2件を取り込む' }).click();
  await readWord('データ送信をリクエストしました');
  await expect.element(data.getByRole('status').filter({ hasText: '2件を追加しました。' })).toBeVisible();
  await data.getByRole('button', { name: '閉じる' }).last().click();

  await button('「灯台ブログ」のデータを取得').click();
  await expect.element(data.getByText('追加できる記事はありません。')).toBeVisible();
  expect(data.getByText('すでに登録されています。').elements()).toHaveLength(2);
  // A preview that was given up for a newer one was asked for all the same.
  expect(asked.filter(({ body }) => body?.preview !== true).map(({ body }) => body)).toEqual([{}]);
  expect(new Set(asked.map(({ viewer, params }) => [viewer, ...Object.values(params)].join()))).toEqual(
    new Set([[as, owner.id, configId].join()]),
  );
});

test('an unreadable feed shows why, and is read again once mended', async () => {
  const detail = 'フィードのURLを確認してください。';
  let isMended = false;
  play(getDataFromRss, () =>
    !isMended ? new Refusal({ status: 422, code: 'address-not-readable', detail }) : brings(true),
  );
  await openFeeds(OWN, 'general');
  await button('「灯台だより」のデータを取得').click();
  const data = dialog('「灯台だより」のデータを取得');
  await expect.element(data.getByRole('alert').filter({ hasText: detail })).toBeVisible();
  isMended = true;
  await data.getByRole('button', { name: 'もう一度取得' }).click();
  await expect.element(data.getByText('2件を追加できます。まだ登録されていません。')).toBeVisible();
});
