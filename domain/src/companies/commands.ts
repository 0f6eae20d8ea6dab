import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { Instant } from '../kernel/ids.ts';
import type { RssConfigRefusal, SetRssConfig } from '../rss/decide.ts';
import type { ImageAddress } from '../users/section-values.ts';
import type { ValidationCode } from '../validation/checked.ts';
import type { CompanyFlag, CompanyRegistration } from './events.ts';
import type { CompanySectionChange, CompanySectionInputs } from './sections.ts';

/** A page is a draft until its owner publishes it, unless it is registered as a public one; `logo` is its first one. */
export type RegisterCompany = Command<
  'register-company',
  CompanyRegistration & { readonly isPublic?: boolean; readonly logo?: ImageAddress | null }
>;
/** Every section that nothing but its own checks guards. */
export type FreeSectionChange = Exclude<CompanySectionChange, { readonly section: 'hiring-links' }>;
/** `section` names the row, `value` is what that section takes: a whole value, or a partial patch. */
export type ChangeCompanySection = Command<'change-company-section', FreeSectionChange>;
/** The links by which people apply; `plan` is the company's, for the paid one alone registers them. */
export type ChangeHiringLinks = Command<
  'change-hiring-links',
  { readonly value: CompanySectionInputs['hiring-links']; readonly plan: CompanyPlan }
>;
/** A company is on the paid plan while the account of one of its owners is. */
export type CompanyPlan = 'free' | 'paid';
/** Carries the new value: whoever sends it has resolved the toggle. */
export type SetCompanyFlag = Command<'set-company-flag', { readonly flag: CompanyFlag; readonly value: boolean }>;
/** Its owner's word, which needs no admin: a draft can be shown, and a page that is shown can be made a draft again. */
export type SetCompanyPublished = Command<'set-company-published', { readonly value: boolean; readonly at: Instant }>;
export type SetCompanyVerified = Command<
  'set-company-verified',
  { readonly verified: boolean; readonly reason: string | null }
>;
export type RemoveCompany = Command<'remove-company', { readonly reason: string | null }>;

export type CompanyCommand =
  | RegisterCompany
  | ChangeCompanySection
  | ChangeHiringLinks
  | SetCompanyFlag
  | SetCompanyPublished
  | SetCompanyVerified
  | SetRssConfig
  | RemoveCompany;
export type CompanyRefusal =
  | Refusal<'company-unknown' | 'company-removed' | 'company-already-registered' | 'paid-plan-only' | ValidationCode>
  | Refusal<'page-incomplete' | 'page-withheld'>
  | RssConfigRefusal;
