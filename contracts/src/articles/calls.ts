import { limits } from '@meikan/domain';
import { z } from 'zod';
import { articleCategoryFilter, contentCategoryField, mainCategoryFilter } from '../kernel/catalogue-fields.ts';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { calendarDateField, idField, linkField, pictureField, tagsField, textField } from '../kernel/fields.ts';
import { found } from '../kernel/matched.ts';
import { limitOnly, paging, searchText, tagText } from '../kernel/query.ts';
import { articleItem } from './article.ts';

const recommendText = textField('ひとこと', limits.caption).nullable();

/** The article form: the main category is derived from `articleCategory` on the server. */
export const articleInput = z
  .strictObject({
    articleName: textField('記事名', limits.articleName, { min: 1 }),
    articleUrl: linkField('URL'),
    articleWebsite: textField('媒体・著者名', limits.shortText).nullable().optional(),
    postedDate: calendarDateField('掲載日').nullable().optional(),
    articleCategory: contentCategoryField('カテゴリー'),
    tags: tagsField.optional(),
    recommendTxt: recommendText.optional(),
    coverPhoto: pictureField('表紙の画像').nullable().optional(),
    logo: pictureField('ロゴ').nullable().optional(),
  })
  .meta({ id: 'ArticleInput' });
export const articleChanges = articleInput.partial().meta({ id: 'ArticleChanges' });
export type ArticleInput = z.output<typeof articleInput>;

const written = z.object({ id: z.string(), revision: z.string() });
const ofUser = z.strictObject({ id: idField('利用者') });
const ofUserArticle = z.strictObject({ id: idField('利用者'), articleId: idField('記事') });
const ofCompany = z.strictObject({ id: idField('会社') });
const ofCompanyArticle = z.strictObject({ id: idField('会社'), aid: idField('記事') });

export const addUserArticle = defineCommand({
  name: 'addUserArticle',
  method: 'PUT',
  path: '/api/users/:id/article',
  access: 'owner',
  summary: '記事を登録する',
  params: ofUser,
  body: articleInput,
  answer: written,
});
export const editUserArticle = defineCommand({
  name: 'editUserArticle',
  method: 'POST',
  path: '/api/users/:id/article/:articleId',
  access: 'owner',
  summary: '記事を書き換える',
  params: ofUserArticle,
  body: articleChanges,
  answer: written,
});
export const removeUserArticle = defineCommand({
  name: 'removeUserArticle',
  method: 'DELETE',
  path: '/api/users/:id/article/:articleId',
  access: 'owner',
  summary: '記事を削除する',
  params: ofUserArticle,
  answer: written,
});
export const addCompanyArticle = defineCommand({
  name: 'addCompanyArticle',
  method: 'PUT',
  path: '/api/company/:id/article',
  access: 'owner',
  summary: '会社の記事を登録する',
  params: ofCompany,
  body: articleInput,
  answer: written,
});
export const editCompanyArticle = defineCommand({
  name: 'editCompanyArticle',
  method: 'POST',
  path: '/api/company/:id/article/:aid',
  access: 'owner',
  summary: '会社の記事を書き換える',
  params: ofCompanyArticle,
  body: articleChanges,
  answer: written,
});
export const removeCompanyArticle = defineCommand({
  name: 'removeCompanyArticle',
  method: 'DELETE',
  path: '/api/company/:id/article/:aid',
  access: 'owner',
  summary: '会社の記事を削除する',
  params: ofCompanyArticle,
  answer: written,
});
/** The caption beside an item of a company's page, by the item's id alone. */
export const changeRecommendText = defineCommand({
  name: 'changeRecommendText',
  method: 'POST',
  path: '/api/company/article/:aid/recommend-txt',
  access: 'owner',
  summary: '会社の記事のひとことを書き換える（null か空で消す）',
  params: z.strictObject({ aid: idField('記事') }),
  body: z.strictObject({ recommendTxt: recommendText }),
  answer: written,
});

export const getArticle = defineRead({
  name: 'getArticle',
  method: 'GET',
  path: '/api/articles/:id',
  access: 'anyone',
  summary: '記事を1件読む',
  params: z.strictObject({ id: idField('記事') }),
  answer: articleItem,
});

const listing = {
  ...paging(5),
  mainCategory: mainCategoryFilter,
  articleCategory: articleCategoryFilter,
};
export const listCompanyArticles = defineRead({
  name: 'listCompanyArticles',
  method: 'GET',
  path: '/api/company/:id/article',
  access: 'anyone',
  summary: '会社の記事を読む。counter はカテゴリーごとの件数',
  params: ofCompany,
  query: z.strictObject(listing),
  answer: z.array(articleItem),
  headers: ['total', 'counter'],
});
export const listArticles = defineRead({
  name: 'listArticles',
  method: 'GET',
  path: '/api/company/articles',
  access: 'anyone',
  summary: 'みんなの記事を新しい順に読む。searchType=white_paper で資料だけ',
  query: z.strictObject({
    ...listing,
    ...paging(12),
    searchType: z.enum(['white_paper']).optional().meta({ title: '種類' }),
    tag: tagText.optional(),
    mainArticleCategory: mainCategoryFilter,
    search: searchText,
  }),
  answer: z.array(articleItem.and(found)),
  headers: ['total', 'counter', 'lower-bound'],
});
const tagCount = z.object({ tag: z.string(), count: z.number().int() });
export const topArticleTags = defineRead({
  name: 'topArticleTags',
  method: 'GET',
  path: '/api/company/top-article-tags',
  access: 'anyone',
  summary: 'よく使われる記事のタグ',
  query: z.strictObject({
    ...limitOnly(20),
    articleCategory: articleCategoryFilter,
  }),
  answer: z.array(tagCount),
});
export const suggestArticleTags = defineRead({
  name: 'suggestArticleTags',
  method: 'GET',
  path: '/api/company/article-tags',
  access: 'anyone',
  summary: '記事のタグの候補',
  query: z.strictObject({ ...limitOnly(5), tag: tagText.default('') }),
  answer: z.array(tagCount),
});
