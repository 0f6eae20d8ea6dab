import type { RssConfigs } from '@meikan/domain';
import { z } from 'zod';

/** A feed as its owner sees it among `rssFeedConfigs`. */
export const rssFeedConfig = z
  .object({ id: z.string(), name: z.string(), rssName: z.string(), category: z.string(), url: z.string() })
  .meta({ id: 'RssFeedConfig' });
export type RssFeedConfig = z.output<typeof rssFeedConfig>;

/** The feeds that are there, oldest first: their ids sort by the time they were made. */
export function rssFeedConfigsOf(configs: RssConfigs): RssFeedConfig[] {
  return Object.entries(configs)
    .flatMap(([id, config]) => (config === null ? [] : [{ id, ...config }]))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The other way round: feeds by their ids, as an edit of them names its fields. */
export function rssConfigsFrom(feeds: readonly RssFeedConfig[]): RssConfigs {
  return Object.fromEntries(feeds.map(({ id, ...config }) => [id, config]));
}
