import { z } from 'zod';
import { articleItem } from '../articles/article.ts';
import { articleCategoryFilter } from '../kernel/catalogue-fields.ts';
import { defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { paging, preview } from '../kernel/query.ts';

/** The two tabs of a profile with what its companies publish (ids 13 and 14). */
export const companyContentKind = z.enum(['job', 'article']);
export type CompanyContentKind = z.output<typeof companyContentKind>;

export const listBelongingPaidArticles = defineRead({
  name: 'listBelongingPaidArticles',
  method: 'GET',
  path: '/api/users/belonging-paid-company/articles/:id',
  access: 'anyone',
  summary: '所属する有料プランの会社の求人・記事を読む。counter はカテゴリーごとの件数',
  params: z.strictObject({ id: idField('利用者') }),
  query: z.strictObject({
    ...paging(5),
    kind: companyContentKind.default('article').meta({ title: '種類' }),
    articleCategory: articleCategoryFilter,
    preview,
  }),
  answer: z.array(articleItem),
  headers: ['total', 'counter'],
});
