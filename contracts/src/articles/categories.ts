import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';

/** A category of content, as the article form and the chips show it. */
const contentCategory = z
  .object({
    key: z.string(),
    label: z.string(),
    emoji: z.string(),
    order: z.number().int(),
    logoUploadDisabled: z.boolean(),
    defaultIcon: z.string(),
  })
  .meta({ id: 'ContentCategory' });

/** A main category with the rules that its categories share. */
export const contentMainCategory = z
  .object({
    key: z.string(),
    label: z.string(),
    emoji: z.string(),
    order: z.number().int(),
    postableBy: z.enum(['general', 'company', 'both']),
    /** Free plans may be shown a lock instead. */
    lockable: z.boolean(),
    bookmarkable: z.boolean(),
    filterBy: z.enum(['articleCategory', 'mainCategoryId']),
    categories: z.array(contentCategory),
  })
  .meta({ id: 'ContentMainCategory' });

export const listArticleMainCategories = defineRead({
  name: 'listArticleMainCategories',
  method: 'GET',
  path: '/api/company/article-main-categories',
  access: 'anyone',
  summary: 'コンテンツの区分とそのカテゴリーを、並べる順に読む',
  answer: z.array(contentMainCategory),
});
