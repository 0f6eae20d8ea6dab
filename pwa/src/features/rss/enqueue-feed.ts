import type { RssConfigInput, RssFeedConfig, Shown } from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import { enqueue, enqueueOrNotify } from '../../offline/index.ts';
import { type FeedHolder, shownWith } from './feed-holder.ts';

type Ids = { readonly configId: string; readonly commandId: string };
type Edited = { readonly configId: string; readonly config: RssConfigInput | null; readonly name: string };

function editOf({ kind, id, path }: FeedHolder, shown: Shown, { configId, config, name }: Edited) {
  const data = { owner: { kind, id }, changes: { [configId]: config } };
  return { type: 'set-rss-configs' as const, data, shown, about: { name, path } };
}

/** Enqueues a feed as the form says. Answers the row's id; `null` when nothing was changed. */
export async function enqueueFeed(
  holder: FeedHolder,
  { configId, commandId }: Ids,
  config: RssConfigInput,
  shown: Shown = holder.shown,
): Promise<string | null> {
  const { id: _, ...before } = holder.feeds.find(({ id }) => id === configId) ?? { id: configId };
  if (sameValue(before, config)) return null;
  return enqueue({ ...editOf(holder, shown, { configId, config, name: config.rssName }), id: commandId });
}

/** Removes a feed; the answered function brings it back, also after it has gone. False: there was no space for the command. */
export async function removeFeed(holder: FeedHolder, feed: RssFeedConfig): Promise<(() => Promise<boolean>) | false> {
  const { id: configId, ...config } = feed;
  const name = feed.rssName;
  const removed = await enqueueOrNotify(editOf(holder, holder.shown, { configId, config: null, name }));
  const without = shownWith(
    holder.shown,
    holder.feeds.filter(({ id }) => id !== configId),
  );
  return removed && (() => enqueueOrNotify(editOf(holder, without, { configId, config, name })));
}
