import { articleId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { queued, wireCommand } from '../batch/wire-command.ts';
import { publishedArticle } from '../entities/present.ts';
import { prepare } from '../route/prepared-command.ts';

/** The reader is whoever sends it: nobody bookmarks for another. Taking off works for items that are gone too. */
export const setBookmarkCommand = wireCommand({
  ...queued('set-bookmark'),
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
