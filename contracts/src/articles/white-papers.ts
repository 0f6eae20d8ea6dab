import { contentCategory } from '@meikan/domain';
import { z } from 'zod';
import { articleCategoryFilter } from '../kernel/catalogue-fields.ts';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { paging } from '../kernel/query.ts';
import { sayInvalid } from '../kernel/words.ts';
import { articleItem } from './article.ts';
import { articleChanges, articleInput } from './calls.ts';
import { contentMainCategory } from './categories.ts';

const MAIN_CATEGORY = 'white_paper';
const ofCompany = z.strictObject({ id: idField('会社') });
const ofPaper = z.strictObject({ id: idField('会社'), wid: idField('資料') });
const written = z.object({ id: z.string(), revision: z.string() });

type Categorised = { readonly articleCategory?: string | undefined };
/** A white paper is an item of a category of white papers, also after an edit. */
function staysPaper({ articleCategory: key }: Categorised, context: z.RefinementCtx): void {
  if (key === undefined || contentCategory(key)?.mainCategory === MAIN_CATEGORY) return;
  const code = 'unknown-key';
  context.addIssue({
    code: 'custom',
    path: ['articleCategory'],
    message: sayInvalid(code, '資料のカテゴリー'),
    params: { code },
  });
}

export const listWhitePaperCategories = defineRead({
  name: 'listWhitePaperCategories',
  method: 'GET',
  path: '/api/company/whitepapers-main-categories',
  access: 'anyone',
  summary: '資料の区分とそのカテゴリーを読む',
  answer: z.array(contentMainCategory),
});
export const listWhitePapers = defineRead({
  name: 'listWhitePapers',
  method: 'GET',
  path: '/api/company/:id/whitepapers',
  access: 'anyone',
  summary: '会社の資料を新しい順に読む。counter はカテゴリーごとの件数',
  params: ofCompany,
  query: z.strictObject({
    ...paging(5),
    articleCategory: articleCategoryFilter,
  }),
  answer: z.array(articleItem),
  headers: ['total', 'counter'],
});
export const addWhitePaper = defineCommand({
  name: 'addWhitePaper',
  method: 'PUT',
  path: '/api/company/:id/whitepapers',
  access: 'owner',
  summary: '会社の資料を登録する',
  params: ofCompany,
  body: articleInput.superRefine(staysPaper),
  answer: written,
});
export const editWhitePaper = defineCommand({
  name: 'editWhitePaper',
  method: 'POST',
  path: '/api/company/:id/whitepapers/:wid',
  access: 'owner',
  summary: '会社の資料を書き換える',
  params: ofPaper,
  body: articleChanges.superRefine(staysPaper),
  answer: written,
});
export const removeWhitePaper = defineCommand({
  name: 'removeWhitePaper',
  method: 'DELETE',
  path: '/api/company/:id/whitepapers/:wid',
  access: 'owner',
  summary: '会社の資料を削除する',
  params: ofPaper,
  answer: written,
});
