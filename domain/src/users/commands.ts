import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { Instant } from '../kernel/ids.ts';
import type { RssConfigRefusal, SetRssConfig } from '../rss/decide.ts';
import type { ValidationCode } from '../validation/checked.ts';
import type { UserRegistered } from './events.ts';
import type { ProfileSectionChange } from './sections.ts';

export type RegisterUser = Command<'register-user', UserRegistered['data']>;
/** Whose profile it is lets others see it, or not. What an admin hid stays hidden meanwhile. */
export type SetUserPublished = Command<'set-user-published', { readonly value: boolean; readonly at: Instant }>;
/** `section` names the row, `value` is what that section takes: a whole value, or a partial patch (`basics`, `sns`). */
export type ChangeProfileSection = Command<'change-profile-section', ProfileSectionChange>;
/** Sets whether the profile is out of sight. `reason` is an admin's, null when none was given. */
export type SetUserDisabled = Command<
  'set-user-disabled',
  { readonly disabled: boolean; readonly reason: string | null }
>;
export type SetUserRequestUpdate = Command<'set-user-request-update', { readonly value: boolean }>;
/** Sets whether the profile is out of sight because its owner leaves. */
export type SetUserLeaving = Command<'set-user-leaving', { readonly leaving: boolean; readonly at: Instant }>;
/** Ends the profile for ever; sent when nothing of it can be read any more. */
export type EraseUser = Command<'erase-user', { readonly at: Instant }>;

export type UserCommand =
  | RegisterUser
  | SetUserPublished
  | ChangeProfileSection
  | SetUserDisabled
  | SetUserRequestUpdate
  | SetUserLeaving
  | EraseUser
  | SetRssConfig;
export type UserRefusal = Refusal<'user-unknown' | 'user-already-registered' | ValidationCode> | RssConfigRefusal;
