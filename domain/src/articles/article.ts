import { unreachable } from '../kernel/decider.ts';
import type { ArticleId, Instant } from '../kernel/ids.ts';
import type { ArticleContent, ArticleEvent, ArticleOwner } from './events.ts';

export type Article =
  | { readonly status: 'none' }
  | {
      readonly status: 'published';
      readonly articleId: ArticleId;
      readonly owner: ArticleOwner;
      readonly content: ArticleContent;
      readonly mainCategory: string;
      readonly recommendTxt: string | null;
      readonly registeredAt: Instant;
    }
  | { readonly status: 'removed'; readonly articleId: ArticleId; readonly owner: ArticleOwner };
export type PublishedArticle = Extract<Article, { status: 'published' }>;

export const noArticle: Article = { status: 'none' };

/** Folds one event; an event that makes no sense in the present state leaves it as it is, so that folding is total. */
export function evolveArticle(state: Article, event: ArticleEvent): Article {
  switch (event.type) {
    case 'article-registered': {
      if (state.status !== 'none') return state;
      const { articleId, owner, mainCategory, recommendTxt, registeredAt, ...content } = event.data;
      return { status: 'published', articleId, owner, content, mainCategory, recommendTxt, registeredAt };
    }
    case 'article-edited': {
      if (state.status !== 'published') return state;
      const { mainCategory = state.mainCategory, ...changes } = event.data.changes;
      return { ...state, mainCategory, content: { ...state.content, ...changes } };
    }
    case 'article-recommend-text-changed':
      return state.status === 'published' ? { ...state, recommendTxt: event.data.recommendTxt } : state;
    case 'article-removed':
      if (state.status !== 'published') return state;
      return { status: 'removed', articleId: state.articleId, owner: state.owner };
    default:
      return unreachable(event);
  }
}
