import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { importedFeed, importOptions, writtenFeed } from './answers.ts';
import { rssConfigInput } from './rss-config-input.ts';

const ofUser = z.strictObject({ id: idField('利用者') });
const ofConfig = z.strictObject({ id: idField('利用者'), configId: idField('RSS の設定') });

export const addRssConfig = defineCommand({
  name: 'addRssConfig',
  method: 'PUT',
  path: '/api/users/:id/rss-config',
  access: 'owner',
  summary: 'RSS を登録する',
  params: ofUser,
  body: rssConfigInput,
  answer: writtenFeed,
});
export const editRssConfig = defineCommand({
  name: 'editRssConfig',
  method: 'POST',
  path: '/api/users/:id/rss-config/:configId',
  access: 'owner',
  summary: 'RSS の設定を書き換える',
  params: ofConfig,
  body: rssConfigInput.partial().meta({ id: 'RssConfigEdit' }),
  answer: writtenFeed,
});
export const removeRssConfig = defineCommand({
  name: 'removeRssConfig',
  method: 'DELETE',
  path: '/api/users/:id/rss-config/:configId',
  access: 'owner',
  summary: 'RSS の設定を削除する（取り込んだ記事は残る）',
  params: ofConfig,
  answer: writtenFeed,
});

export const getDataFromRss = defineCommand({
  name: 'getDataFromRss',
  method: 'POST',
  path: '/api/users/:id/get-data-from-rss/:configId',
  access: 'owner',
  summary: 'フィードの新しい 100 件を記事として取り込む。preview: true なら何も書かず、結果だけを見せる',
  params: ofConfig,
  body: importOptions,
  answer: importedFeed,
});
