import { type ArticleItem, articleFieldsOf, articleFieldsOfItem } from '@meikan/contracts';
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
import { type ArticleEdit, asWritten, commandOf, ownerOf, type Registration } from './article-command.ts';

export type Author = ArticleItem['author'];

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
  authorOf: (user: string) => Author,
): ArticleItem | null {
  const state = edits.reduce(step, before === null ? noArticle : published(before));
  if (state.status !== 'published') return null;
  const registered = edits.find((one): one is Registration => one.type === 'register-article');
  const frame = before ?? (registered ? frameOf(registered, authorOf) : null);
  if (frame === null) return null;
  const { mainCategory } = state;
  return { ...frame, ...articleFieldsOf(state), mainCategory, bookmarkable: isBookmarkable(mainCategory) };
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
type Frame = Pick<ArticleItem, 'id' | 'logo' | 'isBookmarked' | 'companyId' | 'author' | 'revision'>;

function frameOf({ data: { articleId: id, owner } }: Registration, authorOf: (user: string) => Author): Frame {
  const ofUser = owner.kind === 'user';
  const author = ofUser ? authorOf(owner.id) : { ...owner, name: '', picture: null };
  return { id, logo: null, isBookmarked: false, companyId: ofUser ? null : owner.id, author, revision: ABSENT };
}
