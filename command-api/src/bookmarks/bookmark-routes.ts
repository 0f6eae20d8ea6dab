import { removeBookmark, setBookmark } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import type { AsOf } from '../world/world.ts';
import { setBookmarkCommand } from './bookmark-commands.ts';

const isOn = async ({ world, viewer }: Edge, referenceId: string, asOf?: AsOf): Promise<boolean> =>
  (await world.bookmark(viewer.accountId, referenceId, asOf)).state.status === 'on';

export function bookmarkRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setBookmark, async ({ body: { referenceId, value } }, edge) => {
    const landed = await edge.send(async () =>
      setBookmarkCommand.prepare(
        {
          referenceId,
          value: value ?? !(await isOn(edge, referenceId)),
        },
        edge,
      ),
    );
    return { payload: { referenceId, isBookmarked: await isOn(edge, referenceId, landed.revision) }, landed };
  });
  commandRoute(app, deps, removeBookmark, async ({ params: { id } }, edge) => {
    const landed = await edge.send(() => setBookmarkCommand.prepare({ referenceId: id, value: false }, edge));
    return { payload: { referenceId: id, isBookmarked: false }, landed };
  });
}
