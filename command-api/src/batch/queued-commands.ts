import { editArticleCommand, registerArticleCommand, removeArticleCommand } from '../articles/article-commands.ts';
import { setBookmarkCommand } from '../bookmarks/bookmark-commands.ts';
import { setFollowCommand } from '../follows/follow-commands.ts';
import { setRelationCommand } from '../relations/relation-commands.ts';
import { declareUsageCommand, withdrawUsageCommand } from '../usages/usage-commands.ts';
import { setWorkExperiencesCommand, updateProfileCommand, updateSnsCommand } from '../users/user-commands.ts';
import type { WireCommand } from './wire-command.ts';

/** The wishes that a phone may queue. An admin's switches are not among them: they are answered at once or not at all. */
export const queuedCommands: ReadonlyMap<string, WireCommand> = new Map(
  [
    updateProfileCommand,
    updateSnsCommand,
    setWorkExperiencesCommand,
    registerArticleCommand,
    editArticleCommand,
    removeArticleCommand,
    setBookmarkCommand,
    setFollowCommand,
    declareUsageCommand,
    withdrawUsageCommand,
    setRelationCommand,
  ].map((command) => [command.type, command as unknown as WireCommand]),
);
