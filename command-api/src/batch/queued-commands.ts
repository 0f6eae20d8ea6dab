import { articleCommands } from '../articles/article-commands.ts';
import { setBlockCommand } from '../blocks/block-commands.ts';
import { setBookmarkCommand } from '../bookmarks/bookmark-commands.ts';
import { pageCommands } from '../companies/edit-company.ts';
import type { KnownPages } from '../companies/known-pages.ts';
import { registerServiceCommand } from '../companies/registration.ts';
import { setFollowCommand } from '../follows/follow-commands.ts';
import { setFootprintsHiddenCommand } from '../privacy/privacy-commands.ts';
import { setRelationCommand } from '../relations/relation-commands.ts';
import { setRssConfigsCommand } from '../rss/rss-commands.ts';
import { claimCommands } from '../usages/claim-commands.ts';
import { usageCommands } from '../usages/usage-commands.ts';
import { profileCommands } from '../users/user-commands.ts';
import type { CommandTable } from './versions.ts';
import type { WireCommand } from './wire-command.ts';

/** How the server carries out each of the commands that a phone may queue (contracts, `queuedCommands`). */
export function queuedCommandTable(pages: KnownPages): CommandTable {
  const commands: readonly WireCommand[] = [
    ...articleCommands,
    ...claimCommands,
    ...pageCommands,
    ...profileCommands,
    ...usageCommands,
    registerServiceCommand(pages),
    setBlockCommand,
    setBookmarkCommand,
    setFollowCommand,
    setFootprintsHiddenCommand,
    setRelationCommand,
    setRssConfigsCommand,
  ];
  return new Map(commands.map((command) => [command.type, command]));
}
