import type { DomainEvent } from '../kernel/event.ts';
import type { AccountId, CompanyId, Instant } from '../kernel/ids.ts';

/** `general` is a person, `business` acts for a company. */
export type AccountMode = 'general' | 'business';

export type AccountOpened = DomainEvent<
  'account-opened',
  { readonly accountId: AccountId; readonly mode: AccountMode; readonly at: Instant }
>;
/** The company that a business account acts for; the right to edit its page stands in `companymembers-<company>`. */
export type CompanyAssigned = DomainEvent<'company-assigned', { readonly companyId: CompanyId; readonly at: Instant }>;
/** Acts for that company no longer. */
export type CompanyUnassigned = DomainEvent<
  'company-unassigned',
  { readonly companyId: CompanyId; readonly at: Instant }
>;
export type AdminGranted = DomainEvent<'admin-granted', { readonly at: Instant }>;
export type AdminWithdrawn = DomainEvent<'admin-withdrawn', { readonly at: Instant }>;
export type PasswordChanged = DomainEvent<
  'password-changed',
  { readonly how: 'changed' | 'reset'; readonly at: Instant }
>;
/** Signs in by another mail address, and is written to there. */
export type EmailChanged = DomainEvent<'email-changed', { readonly at: Instant }>;
export type AccountDisabled = DomainEvent<'account-disabled', { readonly at: Instant }>;
export type AccountEnabled = DomainEvent<'account-enabled', { readonly at: Instant }>;
/** From now on whoever signs in shows a code of an app besides their password. */
export type SecondFactorTurnedOn = DomainEvent<'second-factor-turned-on', { readonly at: Instant }>;
/** `operator`: its owner had lost the app and the spare codes. */
export type SecondFactorTurnedOff = DomainEvent<
  'second-factor-turned-off',
  { readonly by: 'owner' | 'operator'; readonly at: Instant }
>;
/** Its owner leaves: until `closesAt` they can think better of it. */
export type LeavingBegun = DomainEvent<'leaving-begun', { readonly at: Instant; readonly closesAt: Instant }>;
export type LeavingStopped = DomainEvent<'leaving-stopped', { readonly at: Instant }>;
/** For ever: what is known of its owner is erased. */
export type AccountClosed = DomainEvent<'account-closed', { readonly at: Instant }>;

/** The life of an account in `account-<id>`. No address and no secret ever stands here: identity keeps those. */
export type AccountEvent =
  | AccountOpened
  | CompanyAssigned
  | CompanyUnassigned
  | AdminGranted
  | AdminWithdrawn
  | PasswordChanged
  | EmailChanged
  | SecondFactorTurnedOn
  | SecondFactorTurnedOff
  | AccountDisabled
  | AccountEnabled
  | LeavingBegun
  | LeavingStopped
  | AccountClosed;
