import { type CompanyId, isOwner, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { ProblemError } from '@meikan/platform';
import { publishedArticle } from '../entities/present.ts';
import type { RouteContext } from '../route/command-route.ts';

type Page = { readonly kind: 'company'; readonly id: CompanyId };

/**
 * The page that an item stands on, where the viewer may edit it. Any other item is answered as one that is not there: the path
 * names no page, so a difference would tell which ids there are.
 * @throws ProblemError 404
 */
export async function ownPageOf({ entities, viewer }: RouteContext, articleId: string): Promise<Page> {
  const { owner } = (await publishedArticle(entities, articleId)).state;
  if (owner.kind === 'company') {
    const { state } = await entities.load(streams.companymembers(owner.id));
    if (viewer.role === 'admin' || isOwner(state, userId(viewer.accountId))) return owner;
  }
  throw new ProblemError({ code: 'not-found', detail: 'この記事は見つかりませんでした。' });
}
