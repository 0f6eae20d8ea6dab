import type { AccountMode } from '../account/events.ts';
import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { ArticleId, Instant } from '../kernel/ids.ts';
import type { ValidationCode } from '../validation/checked.ts';
import type { ArticleContent, ArticleOwner } from './events.ts';

/** `posterMode` is the mode of the account that posts; whether it may act for `owner` the API has checked. */
export type RegisterArticle = Command<
  'register-article',
  ArticleContent & {
    readonly articleId: ArticleId;
    readonly owner: ArticleOwner;
    readonly posterMode: AccountMode;
    readonly recommendTxt: string | null;
    readonly registeredAt: Instant;
  }
>;
/** Only the fields to change; a caption among them becomes its own event. */
export type EditArticle = Command<
  'edit-article',
  { readonly changes: Partial<ArticleContent & { readonly recommendTxt: string | null }> }
>;
export type ChangeRecommendText = Command<'change-recommend-text', { readonly recommendTxt: string | null }>;
/** `reason` is an admin's, null when the owner removes it. */
export type RemoveArticle = Command<'remove-article', { readonly reason: string | null }>;
/** Takes a removal back; a registration never does, so that a feed brings nothing back (RSS). */
export type RestoreArticle = Command<'restore-article', Readonly<Record<never, never>>>;

export type ArticleCommand = RegisterArticle | EditArticle | ChangeRecommendText | RemoveArticle | RestoreArticle;
export type ArticleRefusal = Refusal<
  | 'article-unknown'
  | 'article-removed'
  | 'article-already-registered'
  | 'not-postable'
  | 'logo-not-taken'
  | ValidationCode
>;
