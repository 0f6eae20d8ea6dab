import { goldenQueries } from '../testing/golden.ts';
import {
  countArticles,
  countPerCategory,
  findArticle,
  findArticles,
  findArticlesById,
  findFirstOfEach,
  topTags,
} from './article-queries.ts';

const page = { page: 2, limit: 5 };
const own = { owner: { kind: 'user' as const, id: 'u-mio' }, mainCategory: 'private_blog' };

goldenQueries(import.meta.dirname, {
  'find-article': (question) => findArticle(question, 'a-1'),
  'find-articles': (question) => findArticles(question, {}, page),
  'find-articles-of-owner': (question) => findArticles(question, { ...own, whole: true }, page),
  'find-first-of-each': (question) => findFirstOfEach(question, own, 5),
  'find-articles-by-tag': (question) => findArticles(question, { tag: '本', articleCategory: 'tech_blog' }, page),
  'find-articles-by-id': (question) => findArticlesById(question, ['a-1', 'a-2']),
  'count-articles': (question) => countArticles(question, own),
  'count-per-main-category': (question) => countPerCategory(question, own, 'main_category'),
  'count-per-article-category': (question) => countPerCategory(question, own, 'article_category'),
  'top-tags': (question) => topTags(question, {}, 5, 'ほ'),
});
