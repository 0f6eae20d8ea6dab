import {
  editArticleCommand,
  registerArticleCommand,
  removeArticleCommand,
  restoreArticleCommand,
} from '../articles/article-commands.ts';
import { setBlockCommand } from '../blocks/block-commands.ts';
import { setBookmarkCommand } from '../bookmarks/bookmark-commands.ts';
import { setAdminNoteCommand, updateCompanyCommand } from '../companies/edit-company.ts';
import type { KnownPages } from '../companies/known-pages.ts';
import { registerServiceCommand } from '../companies/registration.ts';
import { setFollowCommand } from '../follows/follow-commands.ts';
import { setFootprintsHiddenCommand } from '../privacy/privacy-commands.ts';
import { setRelationCommand } from '../relations/relation-commands.ts';
import { setRssConfigsCommand } from '../rss/rss-commands.ts';
import { judgeRelationCommand, judgeUsageCommand } from '../usages/claim-commands.ts';
import { declareUsageCommand, withdrawUsageCommand } from '../usages/usage-commands.ts';
import { setWorkExperiencesCommand, updateProfileCommand, updateSnsCommand } from '../users/user-commands.ts';
import type { CommandTable } from './versions.ts';
import type { WireCommand } from './wire-command.ts';

/** The commands that a phone may queue. An admin's switches are not among them: they are answered at once or not at all. */
export const queuedCommands = (pages: KnownPages): CommandTable =>
  new Map(
    [
      updateProfileCommand,
      updateSnsCommand,
      setWorkExperiencesCommand,
      setRssConfigsCommand,
      registerArticleCommand,
      editArticleCommand,
      removeArticleCommand,
      restoreArticleCommand,
      setBookmarkCommand,
      setFollowCommand,
      setBlockCommand,
      setFootprintsHiddenCommand,
      registerServiceCommand(pages),
      updateCompanyCommand,
      setAdminNoteCommand,
      declareUsageCommand,
      withdrawUsageCommand,
      setRelationCommand,
      judgeUsageCommand,
      judgeRelationCommand,
    ].map((command) => [command.type, command as unknown as WireCommand]),
  );
