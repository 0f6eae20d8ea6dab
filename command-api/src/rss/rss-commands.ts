import { queued, type WireData, wireCommand } from '../batch/wire-command.ts';
import { ownedFeeds, settingFeeds } from './feed-holder.ts';

/** At first only people had feeds. What never was a command of that version is refused by the present schema, in words. */
function withOwner({ userId, ...rest }: WireData): WireData {
  return userId === undefined ? rest : { ...rest, owner: { kind: 'user', id: userId } };
}

/** How the feeds of a person, or of a company's page, shall be. */
export const setRssConfigsCommand = wireCommand({
  ...queued('set-rss-configs'),
  upcast: { 1: withOwner },
  async prepare({ owner, changes }, context) {
    return settingFeeds(await ownedFeeds(owner, context), changes);
  },
});
