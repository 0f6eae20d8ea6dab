import { type Profile, rssConfigsFrom, rssFeedConfigsOf } from '@meikan/contracts';
import { decideRssConfig, evolveRssConfigs, type RssConfig, type RssConfigs } from '@meikan/domain';
import type { OverlayContext, Pending } from '../../../offline/index.ts';

type FeedEdit = Extract<Pending, { type: 'set-rss-configs' }>;

/** One feed as a pending edit wishes it, by the domain's own rule; what it refuses is not shown. */
function feedAfter(configs: RssConfigs, configId: string, config: RssConfig | null): RssConfigs {
  const decision = decideRssConfig({ type: 'set-rss-config', data: { configId, config } }, configs);
  return decision.kind === 'accepted' ? decision.events.reduce(evolveRssConfigs, configs) : configs;
}

function edited(configs: RssConfigs, { data, standing }: FeedEdit): RssConfigs {
  // What the server did not take away is still there (F20).
  const changes = Object.entries(data.changes).filter(([, config]) => config !== null || !standing);
  return changes.reduce((reached, [id, config]) => feedAfter(reached, id, config), configs);
}

/** A profile with the pending edits of its owner's feeds. */
export function profileWithFeeds(profile: Profile, { pending }: OverlayContext): Profile {
  const edits = pending.filter(
    (one): one is FeedEdit => one.type === 'set-rss-configs' && one.data.userId === profile.id,
  );
  if (profile.rssFeedConfigs === undefined || edits.length === 0) return profile;
  const before = rssConfigsFrom(profile.rssFeedConfigs);
  const after = edits.reduce(edited, before);
  return after === before ? profile : { ...profile, rssFeedConfigs: rssFeedConfigsOf(after) };
}
