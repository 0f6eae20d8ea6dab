import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { importedFeed, importOptions, writtenFeed } from './answers.ts';
import { companyRssConfigInput } from './rss-config-input.ts';

const ofCompany = z.strictObject({ id: idField('会社') });
const ofConfig = z.strictObject({ id: idField('会社'), rid: idField('RSS の設定') });

export const addCompanyRssConfig = defineCommand({
  name: 'addCompanyRssConfig',
  method: 'PUT',
  path: '/api/company/:id/rss-config',
  access: 'owner',
  summary: '会社の RSS を登録する',
  params: ofCompany,
  body: companyRssConfigInput,
  answer: writtenFeed,
});
export const editCompanyRssConfig = defineCommand({
  name: 'editCompanyRssConfig',
  method: 'POST',
  path: '/api/company/:id/rss-config/:rid',
  access: 'owner',
  summary: '会社の RSS の設定を書き換える',
  params: ofConfig,
  body: companyRssConfigInput.partial().meta({ id: 'CompanyRssConfigEdit' }),
  answer: writtenFeed,
});
export const removeCompanyRssConfig = defineCommand({
  name: 'removeCompanyRssConfig',
  method: 'DELETE',
  path: '/api/company/:id/rss-config/:rid',
  access: 'owner',
  summary: '会社の RSS の設定を削除する（取り込んだ記事は残る）',
  params: ofConfig,
  answer: writtenFeed,
});

export const getDataFromCompanyRss = defineCommand({
  name: 'getDataFromCompanyRss',
  method: 'POST',
  path: '/api/company/:id/get-data-from-rss/:rid',
  access: 'owner',
  summary: '会社のフィードの新しい 100 件を、会社の記事として取り込む。preview: true なら何も書かず、結果だけを見せる',
  params: ofConfig,
  body: importOptions,
  answer: importedFeed,
});
