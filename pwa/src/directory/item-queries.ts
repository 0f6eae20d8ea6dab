import {
  getArticle,
  getProfile,
  getTopPageData,
  listArticles,
  listBelongingPaidArticles,
  listBookmarks,
  listCompanyArticles,
  listUserArticles,
} from '@meikan/contracts';

/** The queries that answer a list of items, and nothing else. */
export const itemLists = [
  listArticles,
  listBelongingPaidArticles,
  listBookmarks,
  listCompanyArticles,
  listUserArticles,
] as const;

/** All queries whose answers show items: what somebody does to an item, or with it, may be seen in each. */
export const itemQueries = [...itemLists, getArticle, getProfile, getTopPageData] as const;
