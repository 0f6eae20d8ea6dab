import type { Profile, RssConfigInput, RssFeedConfig } from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import { type Shown, wish, wishOrTell } from '../../../offline/index.ts';

type Ids = { readonly configId: string; readonly wishId: string };

function editOf(profile: Profile, configId: string, config: RssConfigInput | null, shown: Shown, name: string) {
  const data = { userId: profile.id, changes: { [configId]: config } };
  return { type: 'set-rss-configs' as const, data, shown, about: { name, path: `/profile/${profile.id}` } };
}

/** Wishes a feed as the form says. Answers the row's id; `null` when nothing was changed. */
export async function wishFeed(
  profile: Profile,
  { configId, wishId }: Ids,
  config: RssConfigInput,
  shown: Shown = { profile },
): Promise<string | null> {
  const { id: _, ...before } = profile.rssFeedConfigs?.find(({ id }) => id === configId) ?? { id: configId };
  if (sameValue(before, config)) return null;
  return wish({ ...editOf(profile, configId, config, shown, config.rssName), id: wishId });
}

const without = (profile: Profile, configId: string): Profile => ({
  ...profile,
  rssFeedConfigs: (profile.rssFeedConfigs ?? []).filter(({ id }) => id !== configId),
});

/** Removes a feed; the answered function brings it back, also after it has gone. False: there was no room for the wish. */
export async function removeFeed(profile: Profile, feed: RssFeedConfig): Promise<(() => Promise<boolean>) | false> {
  const { id, ...config } = feed;
  const removed = await wishOrTell(editOf(profile, id, null, { profile }, feed.rssName));
  return removed && (() => wishOrTell(editOf(profile, id, config, { profile: without(profile, id) }, feed.rssName)));
}
