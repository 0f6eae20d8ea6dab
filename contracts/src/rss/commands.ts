import type { Company, User } from '@meikan/domain';
import { z } from 'zod';
import { personOrPage } from '../commands/command-data.ts';
import { commandFields } from '../commands/command-fields.ts';
import { defineQueuedCommand, type Titled } from '../commands/define-queued-command.ts';
import { ofState, type Shown } from '../commands/merge-rule.ts';
import type { JsonObject } from '../kernel/json.ts';
import { rssConfigChanges } from './rss-config-input.ts';
import { rssConfigsFrom } from './rss-feed-config.ts';

/** At first only people had feeds. What never was a command of that version is refused by the present schema, in words. */
function withOwner({ userId, ...rest }: JsonObject): JsonObject {
  return userId === undefined ? rest : { ...rest, owner: { kind: 'user', id: userId } };
}

function feedsShown(shown: Shown): object {
  if ('article' in shown) throw new TypeError('an article has no feeds');
  const holder = 'company' in shown ? shown.company : shown.profile;
  return rssConfigsFrom(holder.rssFeedConfigs ?? []);
}

/** One feed is named; of several that were joined to one command each has another name. */
function title({ name, data, base }: Titled): string {
  const [one, ...others] = Object.entries(commandFields(data));
  if (one === undefined || others.length > 0) return `RSSの設定${others.length + 1}件を変更`;
  const [id, config] = one;
  if (config === null) return `RSS「${name}」の設定を削除`;
  return (base[id] ?? null) === null ? `RSS「${name}」を登録` : `RSS「${name}」の設定を変更`;
}

export const rssCommands = {
  'set-rss-configs': defineQueuedCommand({
    v: 2,
    schema: z.strictObject({ owner: personOrPage, changes: rssConfigChanges }),
    upcast: { 1: withOwner },
    merge: {
      merges: 'fields',
      ofState: ofState<User | Company>((holder) => ('rssConfigs' in holder ? holder.rssConfigs : null)),
      ofShown: feedsShown,
    },
    partition: ({ owner }) => `${owner.kind}-${owner.id}`,
    title,
  }),
};
