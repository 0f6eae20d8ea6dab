import {
  type CallQuery,
  getArticle,
  listArticleMainCategories,
  listArticles,
  listCompanyArticles,
  listUserArticles,
  listWhitePaperCategories,
  listWhitePapers,
  suggestArticleTags,
  topArticleTags,
} from '@meikan/contracts';
import { contentMainCategories } from '@meikan/domain';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { nothing, seenCompany } from '../companies/seen-company.ts';
import type { ReadApiDeps } from '../route/deps.ts';
import { inPreview, type Question, readRoute } from '../route/read-route.ts';
import { totalOf } from '../search/find-counts.ts';
import { findMatches } from '../search/matches.ts';
import { seenPerson } from '../users/seen-person.ts';
import {
  type ArticleFilter,
  countArticles,
  countPerCategory,
  findArticle,
  findArticles,
  findArticlesById,
  topTags,
} from './article-queries.ts';
import { mainCategories, whitePaperCategories } from './main-categories.ts';

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

/** Category keys of the level that the chips show: main categories first, their categories within one. */
function chipsOf(mainCategory: string | undefined): ReadonlySet<string> {
  const chosen = contentMainCategories.find(({ key }) => key === mainCategory);
  return new Set((chosen?.categories ?? contentMainCategories).map(({ key }) => key));
}

/** The same list by a text: search finds and counts, the read model tells. */
async function findByText(question: Question, { mainCategory, articleCategory, tag }: ArticleFilter, query: Wanted) {
  const category = articleCategory ?? mainCategory;
  const found = await question.deps.search.search({
    text: query.search,
    kinds: ['article'],
    // Lists of all items hold what everyone may see, whoever asks.
    viewer: { kind: 'anonymous' },
    sort: 'relevance',
    page: query.page,
    pageSize: query.limit,
    counter: true,
    ...(category ? { categories: [category] } : {}),
    ...(mainCategory ? { within: mainCategory } : {}),
    ...(tag ? { tags: [tag] } : {}),
  });
  const ids = found.hits.map(({ id }) => id);
  const chips = chipsOf(mainCategory);
  const counter = Object.fromEntries(Object.entries(found.counter ?? {}).filter(([key]) => chips.has(key)));
  const [articles, matches] = await Promise.all([findArticlesById(question, ids), findMatches(question, found)]);
  const payload = articles.map((article) => ({ ...article, ...matches('article', article.id) }));
  return { payload, ...totalOf(found), counter };
}

type Wanted = CallQuery<typeof listArticles>;

export function articleRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listArticleMainCategories, async () => ({ payload: mainCategories }));
  readRoute(app, deps, listWhitePaperCategories, async () => ({ payload: whitePaperCategories }));
  readRoute(app, deps, getArticle, async ({ params }, question) => {
    const payload = await findArticle(question, params.id);
    if (!payload) throw new ProblemError({ code: 'not-found', detail: 'この記事は見つかりませんでした。' });
    return { payload };
  });
  readRoute(app, deps, listUserArticles, async ({ params, query }, question) => {
    const asked = inPreview(question, query.preview);
    const { id, whole } = await seenPerson(asked, params.id);
    const { mainCategory, articleCategory } = query;
    return list(asked, { owner: { kind: 'user', id }, mainCategory, articleCategory, whole }, query);
  });
  readRoute(app, deps, listCompanyArticles, async ({ params: { id }, query }, question) => {
    const seen = await seenCompany(question, id);
    if (!seen) return nothing;
    const { mainCategory, articleCategory } = query;
    const owner = { kind: 'company' as const, id };
    return list(question, { owner, mainCategory, articleCategory, whole: !seen.isPublic }, query);
  });
  readRoute(app, deps, listWhitePapers, async ({ params: { id }, query }, question) => {
    const seen = await seenCompany(question, id);
    if (!seen) return nothing;
    const owner = { kind: 'company' as const, id };
    const filter = {
      owner,
      mainCategory: 'white_paper',
      articleCategory: query.articleCategory,
      whole: !seen.isPublic,
    };
    return list(question, filter, query);
  });
  readRoute(app, deps, listArticles, ({ query }, question) => {
    const mainCategory = query.searchType ?? query.mainCategory ?? query.mainArticleCategory;
    const filter = { mainCategory, articleCategory: query.articleCategory, tag: query.tag };
    return query.search === '' ? list(question, filter, query) : findByText(question, filter, query);
  });
  readRoute(app, deps, topArticleTags, async ({ query }, question) => ({
    payload: await topTags(question, { articleCategory: query.articleCategory }, query.limit),
  }));
  readRoute(app, deps, suggestArticleTags, async ({ query }, question) => ({
    payload: await topTags(question, {}, query.limit, query.tag),
  }));
}
