import { type ArticleItem, articleDefaults, articleFieldsOf, articleFieldsOfItem } from '@meikan/contracts';
import {
  type Article,
  articleDecider,
  articleId,
  evolveArticle,
  instant,
  isBookmarkable,
  noArticle,
  type PublishedArticle,
} from '@meikan/domain';
import { readShown } from '../../offline/index.ts';
import { type ArticleEdit, asWritten, commandOf, ownerOf, type Registration } from './article-command.ts';
import type { ItemOwner } from './item-owner.ts';

type Author = ArticleItem['author'];
/** Tells whose name and face stand beside a new item. */
export type AuthorOf = (owner: ItemOwner) => Author;

/** The revision that a list shows of what no server has seen yet; an edit of it says so. */
const ABSENT = 'absent';
/** A list does not tell when an item was registered, and no edit asks. */
const SOME_DAY = instant('1970-01-01T00:00:00.000Z');

/**
 * One item as its pending edits leave it, by the domain's own rules; `null` is none. An edit that they refuse is passed over. A
 * registration that they refuse is shown as it was written, and so is an item whose removal the server did not take (F20).
 */
export function articleAfter(
  before: ArticleItem | null,
  edits: readonly ArticleEdit[],
  authorOf: AuthorOf,
): ArticleItem | null {
  const restored = before === null ? restoredOf(edits) : null;
  const state = edits.reduce(step, firstOf(before, restored));
  if (state.status !== 'published') return null;
  const registered = edits.find((one): one is Registration => one.type === 'register-article');
  const frame = before ?? restored ?? (registered ? frameOf(registered, authorOf) : null);
  if (frame === null) return null;
  const { mainCategory } = state;
  // What a person edits is their own, which nobody keeps; what they edit for a company may be kept.
  const bookmarkable = frame.author.kind === 'company' && isBookmarkable(mainCategory);
  const fields = articleFieldsOf(state);
  return { ...frame, ...fields, ...articleDefaults(fields.articleCategory), mainCategory, bookmarkable };
}

/**
 * What an answer is without because its removal had come before it, and what a later command brings back; `null`: no such thing. An
 * answer that is older than the removal shows the item itself, here or on another page.
 */
export function restoredOf(edits: readonly ArticleEdit[]): ArticleItem | null {
  const first = edits.find(({ type }) => type === 'restore-article' || type === 'remove-article');
  if (first?.type !== 'restore-article') return null;
  const shown = readShown({ article: first.command.base });
  return shown && 'article' in shown ? shown.article : null;
}

function firstOf(before: ArticleItem | null, restored: ArticleItem | null): Article {
  if (before !== null) return published(before);
  return restored === null ? noArticle : { ...published(restored), status: 'removed', reason: null };
}

/** Every change of the queue folds all of its edits again, and most of them are registrations that nothing went before. */
const firstStates = new WeakMap<Registration, Article>();

function step(state: Article, edit: ArticleEdit): Article {
  if (state !== noArticle || edit.type !== 'register-article') return decided(state, edit);
  const known = firstStates.get(edit) ?? decided(state, edit);
  firstStates.set(edit, known);
  return known;
}

function decided(state: Article, edit: ArticleEdit): Article {
  if (edit.standing && edit.type === 'remove-article') return state;
  const decision = articleDecider.decide(commandOf(edit), state);
  if (decision.kind === 'accepted') return decision.events.reduce(evolveArticle, state);
  return edit.type === 'register-article' ? evolveArticle(state, asWritten(edit)) : state;
}

function published(item: ArticleItem): PublishedArticle {
  const { recommendTxt, ...content } = articleFieldsOfItem(item);
  return {
    status: 'published',
    articleId: articleId(item.id),
    owner: ownerOf(item.author),
    content,
    mainCategory: item.mainCategory,
    recommendTxt,
    registeredAt: SOME_DAY,
  };
}

/** All of an item but what its owner writes. */
type Frame = Pick<ArticleItem, 'id' | 'isBookmarked' | 'isRead' | 'readCount' | 'companyId' | 'author' | 'revision'>;

function frameOf({ data: { articleId: id, owner } }: Registration, authorOf: AuthorOf): Frame {
  const unmarked = { isBookmarked: false, isRead: false, readCount: 0 };
  return {
    id,
    ...unmarked,
    companyId: owner.kind === 'user' ? null : owner.id,
    author: authorOf(owner),
    revision: ABSENT,
  };
}
