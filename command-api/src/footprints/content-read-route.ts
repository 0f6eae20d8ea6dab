import { markContentRead } from '@meikan/contracts';
import { companyId, isOwner, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { type AccountViewer, ProblemError, registerCall } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { createEntityLoader, type EntityLoader } from '../entities/entity-loader.ts';
import { presentCompany, publishedArticle } from '../entities/present.ts';
import type { CommandApiDeps } from '../route/deps.ts';

type Asked = { readonly id: string; readonly contentId: string; readonly viewer: AccountViewer };

/**
 * Marks what somebody has read of a company, outside the log as footprints are. It is no command of the phone's
 * queue: an item leads out of the app, so that nobody reads one without a network.
 */
export function contentReadRoute(app: FastifyInstance, deps: CommandApiDeps): void {
  const entities = createEntityLoader(deps.handler);
  registerCall(
    app,
    markContentRead,
    async ({ params: { id }, body: { contentId }, viewer }) => {
      if (viewer.kind === 'anonymous') throw new ProblemError({ code: 'unauthenticated' });
      const owns = await ownsShown(entities, { id, contentId, viewer });
      const readCount = await deps.footprints.read({ contentId, readerId: viewer.accountId, counts: !owns });
      return { payload: { contentId, isRead: true as const, readCount } };
    },
    { authenticate: deps.authenticate },
  );
}

/** Whether the reader is an owner of the page. @throws ProblemError 404 where the page shows them no such item */
async function ownsShown(entities: EntityLoader, { id, contentId, viewer }: Asked): Promise<boolean> {
  const page = await presentCompany(entities, id);
  const owns = isOwner((await entities.load(streams.companymembers(companyId(id)))).state, userId(viewer.accountId));
  const { state } = await publishedArticle(entities, contentId);
  const isOfPage = state.owner.kind === 'company' && state.owner.id === id;
  if (isOfPage && (page.flags.public || owns || viewer.role === 'admin')) return owns;
  throw new ProblemError({ code: 'not-found', detail: 'この記事は見つかりませんでした。' });
}
