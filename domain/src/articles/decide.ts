import { type ContentCategory, contentCategory } from '../catalogues/content.ts';
import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { ownKeys } from '../kernel/own-keys.ts';
import { checkChanges, differing } from '../sections/section.ts';
import { refusalOf, within } from '../validation/checked.ts';
import { record } from '../validation/combinators.ts';
import { type Article, evolveArticle, noArticle, type PublishedArticle, type RemovedArticle } from './article.ts';
import { articleChecks, recommendText } from './checks.ts';
import type { ArticleCommand, ArticleRefusal, EditArticle, RegisterArticle } from './commands.ts';
import type { ArticleContent, ArticleEvent } from './events.ts';
import { fitsOwner, mayPost } from './postable.ts';

type ArticleDecision = Decision<ArticleEvent, ArticleRefusal>;
const contentForm = record<ArticleContent>(articleChecks);
const logoNotTaken: ArticleDecision = refused({ code: 'logo-not-taken', field: 'logo' });
const notPostable: ArticleDecision = refused({ code: 'not-postable', field: 'articleCategory' });

function decideArticle(command: ArticleCommand, state: Article): ArticleDecision {
  if (command.type === 'register-article') return registerArticle(command, state);
  switch (state.status) {
    case 'none':
      return refused({ code: 'article-unknown' });
    case 'removed':
      return decideRemoved(command, state);
    case 'published':
      return decidePublished(command, state);
    default:
      return unreachable(state);
  }
}

function decideRemoved(command: ArticleCommand, state: RemovedArticle): ArticleDecision {
  if (command.type === 'remove-article') return accepted();
  if (command.type !== 'restore-article') return refused({ code: 'article-removed' });
  const { status: _, reason: __, content, ...kept } = state;
  return accepted({ type: 'article-restored', data: { ...content, ...kept } });
}

function decidePublished(command: Exclude<ArticleCommand, RegisterArticle>, state: PublishedArticle): ArticleDecision {
  switch (command.type) {
    case 'edit-article':
      return editArticle(command, state);
    case 'change-recommend-text':
      return changeRecommendText(command.data.recommendTxt, state);
    case 'remove-article':
      return accepted({ type: 'article-removed', data: command.data });
    case 'restore-article':
      return accepted();
    default:
      return unreachable(command);
  }
}

function registerArticle({ data }: RegisterArticle, state: Article): ArticleDecision {
  const { articleId, owner, posterMode, registeredAt, recommendTxt, ...form } = data;
  if (state.status === 'removed') return refused({ code: 'article-removed' });
  const content = contentForm(form);
  if (!content.ok) return refused(refusalOf(content));
  const caption = recommendText(recommendTxt);
  if (!caption.ok) return refused(refusalOf(within('recommendTxt', caption)));
  const category = contentCategory(content.value.articleCategory);
  if (category === undefined || !mayPost(owner.kind, posterMode, category)) return notPostable;
  if (category.logoUploadDisabled && content.value.logo !== null) return logoNotTaken;
  if (state.status === 'published') {
    const again = state.articleId === articleId && state.registeredAt === registeredAt;
    return again ? accepted() : refused({ code: 'article-already-registered' });
  }
  const { mainCategory } = category;
  return accepted({
    type: 'article-registered',
    data: { ...content.value, articleId, owner, mainCategory, recommendTxt: caption.value, registeredAt },
  });
}

function editArticle({ data }: EditArticle, state: PublishedArticle): ArticleDecision {
  const { recommendTxt = state.recommendTxt, ...given } = data.changes;
  const checked = checkChanges(articleChecks, given);
  if (!checked.ok) return refused(refusalOf(checked));
  const caption = changeRecommendText(recommendTxt, state);
  if (caption.kind === 'refused') return caption;
  const changes = differing(state.content, checked.value);
  if (ownKeys(changes).length === 0) return caption;
  const category = contentCategory(changes.articleCategory ?? state.content.articleCategory);
  if (category === undefined || !fitsOwner(state.owner.kind, category.postableBy)) return notPostable;
  if (category.logoUploadDisabled && (changes.logo ?? null) !== null) return logoNotTaken;
  const derived = changes.articleCategory === undefined ? {} : derivedFrom(category, state);
  const edited = { owner: state.owner, changes: { ...changes, ...derived } };
  return accepted({ type: 'article-edited', data: edited }, ...caption.events);
}

/** What follows from a new category: where it stands, and that a logo goes which it does not take. */
function derivedFrom({ mainCategory, logoUploadDisabled }: ContentCategory, { content }: PublishedArticle) {
  return { mainCategory, ...(logoUploadDisabled && content.logo !== null && { logo: null }) };
}

function changeRecommendText(text: string | null, state: PublishedArticle): ArticleDecision {
  const checked = recommendText(text);
  if (!checked.ok) return refused(refusalOf(within('recommendTxt', checked)));
  if (checked.value === state.recommendTxt) return accepted();
  const data = { owner: state.owner, recommendTxt: checked.value };
  return accepted({ type: 'article-recommend-text-changed', data });
}

export const articleDecider: Decider<Article, ArticleCommand, ArticleEvent, ArticleRefusal> = {
  initial: noArticle,
  evolve: evolveArticle,
  decide: decideArticle,
};
