import type { QueuedData } from '@meikan/contracts';
import { type ArticleOwner, articleId, companyId, userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import { queued, wireCommand } from '../batch/wire-command.ts';
import { prepare } from '../edge/prepared-command.ts';
import { authorisePage, authoriseProfile } from '../world/authorise.ts';
import { presentCompany, presentUser } from '../world/present.ts';
import type { World } from '../world/world.ts';

type Owner = QueuedData['register-article']['owner'];

/** Whoever may edit the owner's page may write its articles. */
async function authoriseOwner(world: World, { kind, id }: Owner, viewer: AccountViewer): Promise<ArticleOwner> {
  if (kind === 'user') {
    authoriseProfile(id, viewer);
    await presentUser(world, id, viewer);
    return { kind, id: userId(id) };
  }
  await presentCompany(world, id);
  await authorisePage(world, viewer, id);
  return { kind, id: companyId(id) };
}

/**
 * An item is reached by its own owner's path only (H16); who may not edit there is not told whether it exists (H15). One that
 * was removed goes on to the rule, which tells its owner so.
 */
async function authoriseItem(world: World, id: string, named: Owner, viewer: AccountViewer): Promise<void> {
  await authoriseOwner(world, named, viewer);
  const { state } = await world.article(id);
  if (state.status !== 'none' && state.owner.kind === named.kind && state.owner.id === named.id) return;
  throw new ProblemError({ code: 'not-found', detail: 'この記事は見つかりませんでした。' });
}

const actingFor = ({ kind, id }: { kind: 'user' | 'company'; id: string }) => (kind === 'company' ? id : undefined);

export const registerArticleCommand = wireCommand({
  ...queued('register-article'),
  async prepare(data, { world, viewer, at }) {
    const writer = await authoriseOwner(world, data.owner, viewer);
    const { tags, articleWebsite, postedDate, recommendTxt, coverPhoto, ...given } = data.article;
    return prepare({
      spec: specs.article,
      stream: streams.article(articleId(data.articleId)),
      actingFor: actingFor(data.owner),
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
          registeredAt: at,
        },
      },
    });
  },
});

export const editArticleCommand = wireCommand({
  ...queued('edit-article'),
  async prepare(data, { world, viewer }) {
    await authoriseItem(world, data.articleId, data.owner, viewer);
    return prepare({
      spec: specs.article,
      stream: streams.article(articleId(data.articleId)),
      actingFor: actingFor(data.owner),
      command: { type: 'edit-article', data: { changes: withoutUndefined(data.changes) } },
    });
  },
});

export const removeArticleCommand = wireCommand({
  ...queued('remove-article'),
  async prepare(data, { world, viewer }) {
    await authoriseItem(world, data.articleId, data.owner, viewer);
    return prepare({
      spec: specs.article,
      stream: streams.article(articleId(data.articleId)),
      actingFor: actingFor(data.owner),
      reason: data.reason,
      command: { type: 'remove-article', data: { reason: data.reason } },
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
