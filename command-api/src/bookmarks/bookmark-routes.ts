import { removeBookmark, setBookmark } from '@meikan/contracts';
import { articleId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import type { AsOf } from '../entities/entity-loader.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { setBookmarkCommand } from './bookmark-commands.ts';

const isOn = async ({ entities, viewer }: RouteContext, referenceId: string, asOf?: AsOf): Promise<boolean> =>
  (await entities.load(streams.bookmark(userId(viewer.accountId), articleId(referenceId)), asOf)).state.status === 'on';

export function bookmarkRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setBookmark, async ({ body: { referenceId, value } }, context) => {
    const applied = await context.send(async () =>
      setBookmarkCommand.prepare(
        {
          referenceId,
          value: value ?? !(await isOn(context, referenceId)),
        },
        context,
      ),
    );
    return { payload: { referenceId, isBookmarked: await isOn(context, referenceId, applied.revision) }, applied };
  });
  commandRoute(app, deps, removeBookmark, async ({ params: { id } }, context) => {
    const applied = await context.send(() => setBookmarkCommand.prepare({ referenceId: id, value: false }, context));
    return { payload: { referenceId: id, isBookmarked: false }, applied };
  });
}
