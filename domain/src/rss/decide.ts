import type { Command } from '../kernel/command.ts';
import { accepted, type Decision, type Refusal, refused } from '../kernel/decider.ts';
import { ownKeys } from '../kernel/own-keys.ts';
import { differing } from '../sections/section.ts';
import { refusalOf, type ValidationCode, within } from '../validation/checked.ts';
import { record } from '../validation/combinators.ts';
import { limits } from '../validation/limits.ts';
import type { RssConfigEvent } from './events.ts';
import {
  countRssConfigs,
  type FeedHolder,
  type RssConfig,
  type RssConfigs,
  rssConfigChecks,
  rssConfigOf,
} from './rss-config.ts';

/** How a feed shall be: as `config` says, or not there (null). One command for registering, editing and removing. */
export type SetRssConfig = Command<'set-rss-config', { readonly configId: string; readonly config: RssConfig | null }>;
export type RssConfigRefusal = Refusal<'too-many-rss-configs' | ValidationCode>;

const forms = {
  user: record<RssConfig>(rssConfigChecks.user),
  company: record<RssConfig>(rssConfigChecks.company),
} satisfies { readonly [H in FeedHolder]: unknown };

/** What `holder` may take over decides which categories a feed may have; the rest of the rule is one for both. */
export function decideRssConfig(
  holder: FeedHolder,
  { data: { configId, config } }: SetRssConfig,
  configs: RssConfigs,
): Decision<RssConfigEvent, RssConfigRefusal> {
  const present = rssConfigOf(configs, configId);
  if (config === null)
    return present === null ? accepted() : accepted({ type: 'rss-config-removed', data: { configId } });
  const checked = forms[holder](config);
  if (!checked.ok) return refused(refusalOf(within(configId, checked)));
  if (present === null) {
    if (countRssConfigs(configs) >= limits.rssConfigs) return refused({ code: 'too-many-rss-configs' });
    return accepted({ type: 'rss-config-registered', data: { configId, ...checked.value } });
  }
  const changes = differing(present, checked.value);
  return ownKeys(changes).length === 0
    ? accepted()
    : accepted({ type: 'rss-config-edited', data: { configId, changes } });
}
