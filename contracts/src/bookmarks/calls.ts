import { z } from 'zod';
import { articleItem } from '../articles/article.ts';
import { mainCategoryFilter } from '../kernel/catalogue-fields.ts';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { idField, wantedField } from '../kernel/fields.ts';
import { paging, preview } from '../kernel/query.ts';

/** `value` is the wanted state; without it the present one is turned around. */
export const setBookmark = defineCommand({
  name: 'setBookmark',
  method: 'PUT',
  path: '/api/users/bookmark',
  access: 'general',
  summary: '記事を保存する、外す（値がなければ反転）',
  body: z.strictObject({ referenceId: idField('記事'), value: wantedField }),
  answer: z.object({ referenceId: z.string(), isBookmarked: z.boolean() }),
});

export const removeBookmark = defineCommand({
  name: 'removeBookmark',
  method: 'DELETE',
  path: '/api/users/bookmark/:id',
  access: 'general',
  summary: '保存した記事を外す',
  params: z.strictObject({ id: idField('記事') }),
  answer: z.object({ referenceId: z.string(), isBookmarked: z.boolean() }),
});

export const listBookmarks = defineRead({
  name: 'listBookmarks',
  method: 'GET',
  path: '/api/users/:id/bookmark-article',
  access: 'anyone',
  summary: '保存した記事を新しい順に読む。counter は区分ごとの件数',
  params: z.strictObject({ id: idField('利用者') }),
  query: z.strictObject({ ...paging(5), mainCategory: mainCategoryFilter, preview }),
  answer: z.array(articleItem),
  headers: ['total', 'counter'],
});
