import { articleChanges, articleInput, type QueuedData } from '@meikan/contracts';
import { type Article, type ArticleOwner, articleId, companyId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import { wireCommand } from '../batch/wire-command.ts';
import { authorisePage, authoriseProfile } from '../entities/authorise.ts';
import type { EntityLoader } from '../entities/entity-loader.ts';
import { presentCompany, presentUser } from '../entities/present.ts';
import { picturesIn } from '../pictures/named-pictures.ts';
import { checkOwnPictures } from '../pictures/own-pictures.ts';
import { prepare } from '../route/prepared-command.ts';

type PlacedArticle = Exclude<Article, { readonly status: 'none' }>;
type Owner = QueuedData['register-article']['owner'];

/** Whoever may edit the owner's page may write its articles. */
async function authoriseOwner(
  entities: EntityLoader,
  { kind, id }: Owner,
  viewer: AccountViewer,
): Promise<ArticleOwner> {
  if (kind === 'user') {
    authoriseProfile(id, viewer);
    await presentUser(entities, id, viewer);
    return { kind, id: userId(id) };
  }
  await presentCompany(entities, id);
  await authorisePage(entities, viewer, id);
  return { kind, id: companyId(id) };
}

/**
 * An item is reached by its own owner's path only; who may not edit there is not told whether it exists. One that
 * was removed goes on to the rule, which tells its owner so.
 */
async function authoriseItem(
  entities: EntityLoader,
  id: string,
  named: Owner,
  viewer: AccountViewer,
): Promise<PlacedArticle> {
  await authoriseOwner(entities, named, viewer);
  const { state } = await entities.load(streams.article(articleId(id)));
  if (state.status !== 'none' && state.owner.kind === named.kind && state.owner.id === named.id) return state;
  throw new ProblemError({ code: 'not-found', detail: 'この記事は見つかりませんでした。' });
}

const actingFor = ({ kind, id }: { kind: 'user' | 'company'; id: string }) => (kind === 'company' ? id : undefined);

export const registerArticleCommand = wireCommand('register-article', {
  async prepare(data, { entities, viewer, at }) {
    const writer = await authoriseOwner(entities, data.owner, viewer);
    checkOwnPictures(viewer, picturesIn(articleInput, data.article), []);
    const { tags, articleWebsite, postedDate, recommendTxt, coverPhoto, logo, ...given } = data.article;
    return prepare({
      stream: streams.article(articleId(data.articleId)),
      actingFor: actingFor(data.owner),
      begins: true,
      command: {
        type: 'register-article',
        data: {
          ...given,
          articleId: articleId(data.articleId),
          owner: writer,
          // An admin writes for a page as its owner would.
          posterMode: viewer.role === 'business' ? 'business' : 'general',
          tags: tags ?? [],
          articleWebsite: articleWebsite ?? null,
          postedDate: postedDate ?? null,
          recommendTxt: recommendTxt ?? null,
          coverPhoto: coverPhoto ?? null,
          logo: logo ?? null,
          registeredAt: at,
        },
      },
    });
  },
});

export const editArticleCommand = wireCommand('edit-article', {
  async prepare(data, { entities, viewer }) {
    const item = await authoriseItem(entities, data.articleId, data.owner, viewer);
    const standing = item.status === 'published' ? picturesIn(articleInput, item.content) : [];
    checkOwnPictures(viewer, picturesIn(articleChanges, data.changes), standing);
    return prepare({
      stream: streams.article(articleId(data.articleId)),
      actingFor: actingFor(data.owner),
      command: { type: 'edit-article', data: { changes: withoutUndefined(data.changes) } },
    });
  },
});

export const removeArticleCommand = wireCommand('remove-article', {
  async prepare(data, { entities, viewer }) {
    await authoriseItem(entities, data.articleId, data.owner, viewer);
    return prepare({
      stream: streams.article(articleId(data.articleId)),
      actingFor: actingFor(data.owner),
      reason: data.reason,
      command: { type: 'remove-article', data: { reason: data.reason } },
    });
  },
});

/** What an admin removed, telling why, comes back by an admin only. @throws ProblemError 403 */
function authoriseRestoring(item: PlacedArticle, viewer: AccountViewer): void {
  if (item.status !== 'removed' || item.reason === null || viewer.role === 'admin') return;
  throw new ProblemError({ code: 'forbidden', detail: '運営が削除した記事は、元に戻せません。' });
}

/** There is no call of its own: it is the other half of an undo, which the app queues. */
export const restoreArticleCommand = wireCommand('restore-article', {
  async prepare(data, { entities, viewer }) {
    authoriseRestoring(await authoriseItem(entities, data.articleId, data.owner, viewer), viewer);
    return prepare({
      stream: streams.article(articleId(data.articleId)),
      actingFor: actingFor(data.owner),
      command: { type: 'restore-article', data: {} },
    });
  },
});

/** A field that was left out is no change; the types of zod and of the domain spell that differently. */
function withoutUndefined<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  for (const [field, value] of Object.entries(changes))
    if (value !== undefined) Object.assign(kept, { [field]: value });
  return kept;
}

/** What a phone may queue of articles. */
export const articleCommands = [
  registerArticleCommand,
  editArticleCommand,
  removeArticleCommand,
  restoreArticleCommand,
];
