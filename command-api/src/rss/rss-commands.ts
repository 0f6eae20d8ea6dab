import { wireCommand } from '../batch/wire-command.ts';
import { ownedFeeds, settingFeeds } from './feed-holder.ts';

/** How the feeds of a person, or of a company's page, shall be. */
const setRssConfigsCommand = wireCommand('set-rss-configs', {
  async prepare({ owner, changes }, context) {
    return settingFeeds(await ownedFeeds(owner, context), changes);
  },
});

/** What a phone may queue of feeds. */
export const rssCommands = [setRssConfigsCommand];
