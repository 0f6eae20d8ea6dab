import { unreachable } from '../kernel/decider.ts';
import type { RssConfigEvent } from './events.ts';
import { type RssConfig, type RssConfigs, rssConfigOf } from './rss-config.ts';

const types: readonly string[] = [
  'rss-config-registered',
  'rss-config-edited',
  'rss-config-removed',
] satisfies RssConfigEvent['type'][];

export function isRssConfigEvent(event: { readonly type: string }): event is RssConfigEvent {
  return types.includes(event.type);
}

/** Folds one event; one that makes no sense leaves the feeds as they are. */
export function evolveRssConfigs(configs: RssConfigs, event: RssConfigEvent): RssConfigs {
  const { configId } = event.data;
  const present = rssConfigOf(configs, configId);
  const next = after(present, event);
  return next === present ? configs : { ...configs, [configId]: next };
}

function after(present: RssConfig | null, event: RssConfigEvent): RssConfig | null {
  switch (event.type) {
    case 'rss-config-registered': {
      const { configId: _, ...config } = event.data;
      return present ?? config;
    }
    case 'rss-config-edited':
      return present && { ...present, ...event.data.changes };
    case 'rss-config-removed':
      return null;
    default:
      return unreachable(event);
  }
}
