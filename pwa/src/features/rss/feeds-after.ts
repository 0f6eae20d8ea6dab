import { type RssFeedConfig, rssConfigsFrom, rssFeedConfigsOf } from '@meikan/contracts';
import { decideRssConfig, evolveRssConfigs, type RssConfig, type RssConfigs } from '@meikan/domain';
import type { OverlayContext, Pending } from '../../offline/index.ts';

type FeedEdit = Extract<Pending, { type: 'set-rss-configs' }>;
type Kind = FeedEdit['data']['owner']['kind'];

/** One feed as a pending edit makes it, by the domain's own rule; what it refuses is not shown. */
function feedAfter(kind: Kind, configs: RssConfigs, configId: string, config: RssConfig | null): RssConfigs {
  const decision = decideRssConfig(kind, { type: 'set-rss-config', data: { configId, config } }, configs);
  return decision.kind === 'accepted' ? decision.events.reduce(evolveRssConfigs, configs) : configs;
}

function edited(configs: RssConfigs, { data: { owner, changes }, standing }: FeedEdit): RssConfigs {
  // What the server did not take away is still there (F20).
  const wanted = Object.entries(changes).filter(([, config]) => config !== null || !standing);
  return wanted.reduce((reached, [id, config]) => feedAfter(owner.kind, reached, id, config), configs);
}

/** What an answer holds of somebody who has feeds: none at all where they are not the reader's to see. */
type WithFeeds = { readonly id: string; readonly rssFeedConfigs?: RssFeedConfig[] | undefined };

/** A profile's or a company's page with the pending edits of its feeds. */
export function withFeeds<P extends WithFeeds>(kind: Kind, page: P, { pending }: Pick<OverlayContext, 'pending'>): P {
  const edits = pending.filter(
    (one): one is FeedEdit =>
      one.type === 'set-rss-configs' && one.data.owner.kind === kind && one.data.owner.id === page.id,
  );
  if (page.rssFeedConfigs === undefined || edits.length === 0) return page;
  const before = rssConfigsFrom(page.rssFeedConfigs);
  const after = edits.reduce(edited, before);
  return after === before ? page : { ...page, rssFeedConfigs: rssFeedConfigsOf(after) };
}
