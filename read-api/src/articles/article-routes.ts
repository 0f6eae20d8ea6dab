import {
  listArticles,
  listCompanyArticles,
  listUserArticles,
  suggestArticleTags,
  topArticleTags,
} from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReadApiDeps } from '../edge/deps.ts';
import { type Question, readRoute } from '../edge/read-route.ts';
import { type ArticleFilter, countArticles, countPerCategory, findArticles, topTags } from './article-queries.ts';

type Listing = { readonly page: number; readonly limit: number };

async function list(question: Question, filter: ArticleFilter, listing: Listing) {
  const by = filter.mainCategory ? 'article_category' : 'main_category';
  const [payload, total, counter] = await Promise.all([
    findArticles(question, filter, listing),
    countArticles(question, filter),
    countPerCategory(question, filter, by),
  ]);
  return { payload, total, counter };
}

export function articleRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listUserArticles, ({ params: { id }, query }, question) =>
    list(
      question,
      { owner: { kind: 'user', id }, mainCategory: query.mainCategory, articleCategory: query.articleCategory },
      query,
    ),
  );
  readRoute(app, deps, listCompanyArticles, ({ params: { id }, query }, question) =>
    list(
      question,
      { owner: { kind: 'company', id }, mainCategory: query.mainCategory, articleCategory: query.articleCategory },
      query,
    ),
  );
  readRoute(app, deps, listArticles, ({ query }, question) => {
    const mainCategory = query.searchType ?? query.mainCategory ?? query.mainArticleCategory;
    return list(question, { mainCategory, articleCategory: query.articleCategory, tag: query.tag }, query);
  });
  readRoute(app, deps, topArticleTags, async ({ query }, question) => ({
    payload: await topTags(question, { articleCategory: query.articleCategory }, query.limit),
  }));
  readRoute(app, deps, suggestArticleTags, async ({ query }, question) => ({
    payload: await topTags(question, {}, query.limit, query.tag),
  }));
}
