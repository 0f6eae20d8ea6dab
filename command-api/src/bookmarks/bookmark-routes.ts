import { removeBookmark, setBookmark } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { setBookmarkCommand } from './bookmark-commands.ts';

const isOn = async ({ world, viewer }: Edge, referenceId: string): Promise<boolean> =>
  (await world.bookmark(viewer.accountId, referenceId)).state.status === 'on';

export function bookmarkRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setBookmark, async ({ body: { referenceId, value } }, edge) => {
    const wanted = value ?? !(await isOn(edge, referenceId));
    const landed = await edge.send(setBookmarkCommand, { referenceId, value: wanted });
    return { payload: { referenceId, isBookmarked: await isOn(edge, referenceId) }, landed };
  });
  commandRoute(app, deps, removeBookmark, async ({ params: { id } }, edge) => {
    const landed = await edge.send(setBookmarkCommand, { referenceId: id, value: false });
    return { payload: { referenceId: id, isBookmarked: false }, landed };
  });
}
