import { removeBookmark, setBookmark } from '@meikan/contracts';
import { articleId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import { wireCommand } from '../batch/wire-command.ts';
import { publishedArticle } from '../entities/present.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { prepare } from '../route/prepared-command.ts';
import { turn } from '../route/turn.ts';

/** The reader is whoever sends it: nobody bookmarks for another. Taking off works for items that are gone too. */
const setBookmarkCommand = wireCommand('set-bookmark', {
  roles: ['general'],
  async prepare({ referenceId, value, restore = false }, { entities, viewer, at }) {
    const pair = { userId: userId(viewer.accountId), referenceId: articleId(referenceId), at };
    const stream = streams.bookmark(pair.userId, pair.referenceId);
    if (!value) return prepare({ stream, command: { type: 'set-bookmark', data: { ...pair, on: false } } });
    const { state } = await publishedArticle(entities, referenceId);
    const target = { owner: state.owner, mainCategory: state.mainCategory };
    return prepare({
      stream,
      command: { type: 'set-bookmark', data: { ...pair, on: true, mode: 'general', target, restore } },
    });
  },
});

/** What a phone may queue of bookmarks. */
export const bookmarkCommands = [setBookmarkCommand];

async function setTo(value: boolean | undefined, referenceId: string, context: RouteContext) {
  const stream = streams.bookmark(userId(context.viewer.accountId), articleId(referenceId));
  const { on, applied } = await turn(context, value, {
    isOn: async (asOf) => (await context.entities.load(stream, asOf)).state.status === 'on',
    prepare: (wanted) => setBookmarkCommand.prepare({ referenceId, value: wanted }, context),
  });
  return { payload: { referenceId, isBookmarked: on }, applied };
}

export function bookmarkRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setBookmark, ({ body: { referenceId, value } }, context) =>
    setTo(value, referenceId, context),
  );
  commandRoute(app, deps, removeBookmark, ({ params: { id } }, context) => setTo(false, id, context));
}
