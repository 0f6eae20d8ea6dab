import type { ArticleCommand, ArticleEvent, ArticleOwner, RegisterArticle } from '@meikan/domain';
import { articleId, companyId, contentCategory, instant, userId } from '@meikan/domain';
import type { Pending } from '../../offline/index.ts';

/** A pending edit of an item. */
export type ArticleEdit = Extract<
  Pending,
  { type: 'register-article' | 'edit-article' | 'remove-article' | 'restore-article' }
>;
export type Registration = Extract<ArticleEdit, { type: 'register-article' }>;
export type Restoration = Extract<ArticleEdit, { type: 'restore-article' }>;

const TYPES: ReadonlySet<Pending['type']> = new Set<ArticleEdit['type']>([
  'register-article',
  'edit-article',
  'remove-article',
  'restore-article',
]);
export const isArticleEdit = (one: Pending): one is ArticleEdit => TYPES.has(one.type);

export const ownerOf = ({ kind, id }: Registration['data']['owner']): ArticleOwner =>
  kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };

/** The command that the server makes of an edit. */
export function commandOf(edit: ArticleEdit): ArticleCommand {
  switch (edit.type) {
    case 'register-article':
      return { type: edit.type, data: written(edit) };
    case 'edit-article':
      return { type: edit.type, data: { changes: withoutUndefined(edit.data.changes) } };
    case 'remove-article':
      return { type: edit.type, data: { reason: edit.data.reason } };
    case 'restore-article':
      return { type: edit.type, data: {} };
  }
}

/** What a registration says, in the place of an event that the rule refuses to make of it. */
export function asWritten(edit: Registration): ArticleEvent {
  const { posterMode: _, ...data } = written(edit);
  const mainCategory = contentCategory(data.articleCategory)?.mainCategory ?? data.articleCategory;
  return { type: 'article-registered', data: { ...data, mainCategory } };
}

function written({ data: { articleId: id, owner, article }, command }: Registration): RegisterArticle['data'] {
  const { tags = [], articleWebsite = null, postedDate = null, recommendTxt = null } = article;
  const { coverPhoto = null, logo = null } = article;
  return {
    ...article,
    ...{ tags, articleWebsite, postedDate, recommendTxt, coverPhoto, logo },
    articleId: articleId(id),
    owner: ownerOf(owner),
    posterMode: 'general',
    registeredAt: instant(command.issuedAt),
  };
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** A field that is not there is not changed. */
function withoutUndefined<T extends object>(changes: T): Defined<T> {
  const kept: Defined<T> = {};
  for (const [field, value] of Object.entries(changes)) {
    if (value !== undefined) Object.assign(kept, { [field]: value });
  }
  return kept;
}
