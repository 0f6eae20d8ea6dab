import type { AccountMode } from '../account/events.ts';
import type { ArticleOwner } from '../articles/events.ts';
import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { ArticleId, Instant, UserId } from '../kernel/ids.ts';

/** The facts about the item that the rule needs; whoever decides has read them. */
export type BookmarkTarget = { readonly owner: ArticleOwner; readonly mainCategory: string };

/** Sets the state asked for: whoever sends it has resolved the toggle. `restore` undoes a removal: the original date comes back. */
export type SetBookmark = Command<
  'set-bookmark',
  { readonly userId: UserId; readonly referenceId: ArticleId; readonly at: Instant } & (
    | { readonly on: true; readonly mode: AccountMode; readonly target: BookmarkTarget; readonly restore?: boolean }
    | { readonly on: false }
  )
>;

export type BookmarkCommand = SetBookmark;
export type BookmarkRefusal = Refusal<'bookmark-in-business-mode' | 'not-bookmarkable' | 'own-item'>;
