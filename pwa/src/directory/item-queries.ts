import {
  type ArticleItem,
  getArticle,
  getProfile,
  getTopPageData,
  listArticles,
  listBelongingPaidArticles,
  listBookmarks,
  listCompanyArticles,
  listUserArticles,
  searchEverything,
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
export const itemQueries = [...itemLists, getArticle, getProfile, getTopPageData, searchEverything] as const;

type WithItem = { readonly item?: ArticleItem | undefined };

/** Finds with their items as they have become. */
export const withItems = <F extends WithItem>(finds: F[], become: (item: ArticleItem) => ArticleItem): F[] =>
  finds.map((find) => {
    const item = find.item && become(find.item);
    return item === find.item ? find : { ...find, item };
  });
