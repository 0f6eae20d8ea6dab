import {
  type ArticleItem,
  getArticle,
  getCompany,
  getProfile,
  getTopPageData,
  listArticles,
  listCompanyArticles,
  listUserArticles,
  type Profile,
  searchEverything,
  topArticleTags,
} from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import { itemQueries, withItems } from '../../directory/item-queries.ts';
import { type OverlayContext, overlayOf, payloadOverlay, type Views } from '../../offline/index.ts';
import { type AuthorOf, articleAfter } from './article-after.ts';
import { type ArticleEdit, isArticleEdit } from './article-command.ts';
import type { ItemOwner } from './item-owner.ts';
import { withRegistered } from './registered-contents.ts';
import { type Shelf, type ShelfRule, shelfAfter } from './shelf.ts';

type Query = Readonly<Record<string, unknown>>;

const STALE = [...itemQueries, getCompany, topArticleTags];

/** How edits of items look in the answers that list them. */
export function articleViews(authorOf: AuthorOf): Views {
  return {
    overlays: [
      payloadOverlay(getProfile, profileWithItems),
      overlayOf(listUserArticles, (answer, context) => listedAs(answer, context, ownedRule(context, 'user', authorOf))),
      overlayOf(listCompanyArticles, (answer, context) =>
        listedAs(answer, context, ownedRule(context, 'company', authorOf)),
      ),
      payloadOverlay(getCompany, (page, { pending }) => ('counts' in page ? withRegistered(page, pending) : page)),
      overlayOf(listArticles, (answer, context) => {
        const { query = {} } = context.input;
        // What a text finds, search alone knows.
        const welcomes = () => onFirstPage(query) && !query.search;
        return listedAs(answer, context, { ...filterOf(query), welcomes, authorOf });
      }),
      {
        ...payloadOverlay(getArticle, (item, { pending }) => itemAfter(item, pending.filter(isArticleEdit), authorOf)),
        create: ({ input, pending }) => articleAfter(null, editsOf(input.params?.id, pending), authorOf),
      },
      payloadOverlay(searchEverything, (finds, { pending }) =>
        withItems(finds, (item) => itemAfter(item, pending.filter(isArticleEdit), authorOf)),
      ),
      payloadOverlay(getTopPageData, (top, context) => {
        const rule = { ...everything, welcomes: () => false, authorOf };
        const { items } = after({ items: top.latestArticles, total: undefined, counter: undefined }, context, rule);
        return items === top.latestArticles ? top : { ...top, latestArticles: [...items] };
      }),
    ],
    stale: {
      'register-article': STALE,
      'edit-article': STALE,
      'remove-article': STALE,
      'restore-article': STALE,
    },
  };
}

const after = (shelf: Shelf, { pending }: OverlayContext, rule: ShelfRule): Shelf =>
  shelfAfter(shelf, pending.filter(isArticleEdit), rule);

/** The first items of every kind, counted by kind. */
const everything = { keyOf: ({ mainCategory }: ArticleItem) => mainCategory, lists: () => true };

function profileWithItems(profile: Profile, context: OverlayContext): Profile {
  const { id, name, avatar, articles, articleCounts } = profile;
  const authorOf = () => ({ kind: 'user' as const, id, name, picture: avatar });
  const rule = { ...everything, welcomes: (owner: { id: string }) => owner.id === id, authorOf };
  const { items, counter } = after({ items: articles, total: undefined, counter: articleCounts }, context, rule);
  return items === articles ? profile : { ...profile, articles: [...items], articleCounts: { ...counter } };
}

const editsOf = (id: unknown, pending: OverlayContext['pending']): readonly ArticleEdit[] =>
  pending.filter(isArticleEdit).filter(({ data }) => data.articleId === id);

/** An item on a page of its own; the page of one that was removed is gone as soon as the server says so. */
function itemAfter(item: ArticleItem, edits: readonly ArticleEdit[], authorOf: AuthorOf): ArticleItem {
  const its = edits.filter(({ data }) => data.articleId === item.id);
  const after = its.length === 0 ? item : (articleAfter(item, its, authorOf) ?? item);
  return sameValue(after, item) ? item : after;
}

type Listed = { readonly payload: ArticleItem[] } & Pick<Shelf, 'total' | 'counter'>;

function listedAs<A extends Listed>(answer: A, context: OverlayContext, rule: ShelfRule): A {
  const shelf = { items: answer.payload, total: answer.total, counter: answer.counter };
  const { items, total, counter } = after(shelf, context, rule);
  return items === shelf.items && counter === shelf.counter
    ? answer
    : { ...answer, payload: [...items], total, counter };
}

/** The list of somebody's own items begins with those that are new. */
function ownedRule({ input: { params, query = {} } }: OverlayContext, kind: ItemOwner['kind'], authorOf: AuthorOf) {
  const owned = onFirstPage(query) ? params?.id : null;
  return { ...filterOf(query), welcomes: (owner: ItemOwner) => owner.kind === kind && owner.id === owned, authorOf };
}

const onFirstPage = ({ page }: Query): boolean => page === undefined || page === '1' || page === 1;

/** As the server narrows and counts: by main category, or by category within one. */
function filterOf(query: Query): Pick<ShelfRule, 'keyOf' | 'lists'> {
  const kind = query.searchType ?? query.mainCategory ?? query.mainArticleCategory;
  const { articleCategory, tag } = query;
  const tagged = ({ tags }: ArticleItem) => !tag || tags.some((one) => one === tag);
  return {
    keyOf: (item) => {
      if (!tagged(item)) return null;
      if (!kind) return item.mainCategory;
      return item.mainCategory === kind ? item.articleCategory : null;
    },
    lists: (item) => !articleCategory || item.articleCategory === articleCategory,
  };
}
