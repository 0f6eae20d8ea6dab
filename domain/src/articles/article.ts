import { unreachable } from '../kernel/decider.ts';
import type { ArticleId, Instant } from '../kernel/ids.ts';
import type { ArticleContent, ArticleEvent, ArticleOwner, ArticleRegistered } from './events.ts';

export type Article =
  | { readonly status: 'none' }
  | PublishedArticle
  /** It keeps what it was: a removal can be taken back. `reason` is the one of an admin who removed it. */
  | (Kept & { readonly status: 'removed'; readonly reason: string | null });
export type PublishedArticle = Kept & { readonly status: 'published' };
export type RemovedArticle = Extract<Article, { status: 'removed' }>;

type Kept = {
  readonly articleId: ArticleId;
  readonly owner: ArticleOwner;
  readonly content: ArticleContent;
  readonly mainCategory: string;
  readonly recommendTxt: string | null;
  readonly registeredAt: Instant;
};

export const noArticle: Article = { status: 'none' };

/** Folds one event; an event that makes no sense in the present state leaves it as it is, so that folding is total. */
export function evolveArticle(state: Article, event: ArticleEvent): Article {
  switch (event.type) {
    case 'article-registered':
      return state.status === 'none' ? publishedAs(event.data) : state;
    case 'article-edited': {
      if (state.status !== 'published') return state;
      const { mainCategory = state.mainCategory, ...changes } = event.data.changes;
      return { ...state, mainCategory, content: { ...state.content, ...changes } };
    }
    case 'article-recommend-text-changed':
      return state.status === 'published' ? { ...state, recommendTxt: event.data.recommendTxt } : state;
    case 'article-removed':
      return state.status === 'published' ? { ...state, status: 'removed', reason: event.data.reason } : state;
    // It says everything itself: a fold that has let go of what was removed knows it again.
    case 'article-restored':
      return state.status === 'published' ? state : publishedAs(event.data);
    default:
      return unreachable(event);
  }
}

function publishedAs(data: ArticleRegistered['data']): PublishedArticle {
  const { articleId, owner, mainCategory, recommendTxt, registeredAt, ...content } = data;
  return { status: 'published', articleId, owner, content, mainCategory, recommendTxt, registeredAt };
}
