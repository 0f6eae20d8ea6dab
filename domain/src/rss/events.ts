import type { DomainEvent } from '../kernel/event.ts';
import type { RssConfig } from './rss-config.ts';

/** `configId` is made by whoever registers it; registered again after its removal it is the same feed. */
export type RssConfigRegistered = DomainEvent<'rss-config-registered', RssConfig & { readonly configId: string }>;
/** Only the fields that differ. */
export type RssConfigEdited = DomainEvent<
  'rss-config-edited',
  { readonly configId: string; readonly changes: Partial<RssConfig> }
>;
export type RssConfigRemoved = DomainEvent<'rss-config-removed', { readonly configId: string }>;

/** What can happen to the feeds of a person, in `user-<id>`, or of a company, in `company-<id>`. */
export type RssConfigEvent = RssConfigRegistered | RssConfigEdited | RssConfigRemoved;
