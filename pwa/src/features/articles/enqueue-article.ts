import {
  type ArticleItem,
  type addUserArticle,
  articleCommands,
  articleFieldsOfItem,
  type CallBodyInput,
  type Shown,
} from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import { asQueued, enqueue, type Row, readShown } from '../../offline/index.ts';
import { type ItemOwner, pathOf } from './item-owner.ts';

type Body = CallBodyInput<typeof addUserArticle>;
/** `shown`: what the form was opened on, where that is not the item as it stands in the list. */
type Changed = { readonly item: ArticleItem; readonly body: Body; readonly shown: Shown | undefined };

const about = (owner: ItemOwner, name: string) => ({ name, path: pathOf(owner) });

/**
 * Enqueues a new item. It is named as its command is, by an id that the form made: the same form sent again, also after the page was
 * lost in between, is the same command for the same item.
 */
export function registerArticle(owner: ItemOwner, article: Body, id: string): Promise<string | null> {
  const data = { articleId: id, owner, article };
  return enqueue({ type: 'register-article', data, about: about(owner, article.articleName), id });
}

/** Only what differs from what was shown is sent. Answers `null` when nothing does. */
export async function editArticle(
  owner: ItemOwner,
  { item, body, shown = { article: item } }: Changed,
  id: string,
): Promise<string | null> {
  const changes = changedFields(body, item);
  if (Object.keys(changes).length === 0) return null;
  const data = { articleId: item.id, owner, changes };
  return enqueue({ type: 'edit-article', data, shown, about: about(owner, item.articleName), id });
}

/** Answers `null` when the item had never been sent: then nothing is left of it. */
export function removeArticle(owner: ItemOwner, item: ArticleItem): Promise<string | null> {
  const data = { articleId: item.id, owner };
  return enqueue({ type: 'remove-article', data, shown: { article: item }, about: about(owner, item.articleName) });
}

/** Enqueues that a removed item comes back as it is shown here. */
export function restoreArticle(owner: ItemOwner, item: ArticleItem): Promise<string | null> {
  const data = { articleId: item.id, owner };
  return enqueue({ type: 'restore-article', data, shown: { article: item }, about: about(owner, item.articleName) });
}

/** Enqueues an edit of an item once more, changed from what it was changed from. */
export async function editAgain({ type, data, base, about }: Row, item: ArticleItem): Promise<void> {
  const edit = articleCommands['edit-article'].schema.safeParse(data);
  if (type !== 'edit-article' || !edit.success) return;
  const shown = readShown({ article: { ...item, ...base } });
  await enqueue({ type, data: edit.data, about, ...(shown && { shown }) });
}

/** What of the form differs from the item. */
export function changedFields(body: Body, item: ArticleItem): Partial<Body> {
  const pictures = { coverPhoto: asQueued(item.coverPhoto), logo: asQueued(item.logo) };
  const shown: Readonly<Record<string, unknown>> = articleFieldsOfItem({ ...item, ...pictures });
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => !sameValue(value ?? null, shown[name] ?? null)),
  );
}
