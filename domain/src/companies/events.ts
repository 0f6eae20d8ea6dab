import type { DomainEvent } from '../kernel/event.ts';
import type { AccountId, CompanyId, Instant } from '../kernel/ids.ts';
import type { RssConfigEvent } from '../rss/events.ts';
import type { Url } from '../users/section-values.ts';
import type { ServiceCategory } from './section-values.ts';
import type { CompanySectionChanged } from './sections.ts';

export type CompanyRegistration = {
  readonly companyId: CompanyId;
  readonly name: string;
  readonly reading: string | null;
  readonly category: ServiceCategory;
  readonly website: Url;
  readonly description: string;
  readonly registeredBy: AccountId;
  readonly registeredAt: Instant;
};

/** The switches of a page that admins turn. */
export type CompanyFlag =
  | 'public'
  | 'share-social'
  | 'highlight'
  | 'show-on-search-page'
  | 'always-show-top-page'
  | 'request-update'
  | 'updated-by-admin';

export type CompanyRegistered = DomainEvent<'company-registered', CompanyRegistration>;
export type CompanyFlagSet = DomainEvent<'company-flag-set', { readonly flag: CompanyFlag; readonly value: boolean }>;
/** Its owner lets everybody see the page, */
export type CompanyPublished = DomainEvent<'company-published', { readonly at: Instant }>;
/** or takes it out of sight again. */
export type CompanyUnpublished = DomainEvent<'company-unpublished', { readonly at: Instant }>;
export type CompanyVerified = DomainEvent<'company-verified', { readonly reason: string | null }>;
export type CompanyUnverified = DomainEvent<'company-unverified', { readonly reason: string | null }>;
/** The end of a page; nothing follows it. */
export type CompanyRemoved = DomainEvent<'company-removed', { readonly reason: string | null }>;

/** What can happen to a company or a service, in `company-<id>`; one `company-<section>-changed` per row of `sections.ts`. */
export type CompanyEvent =
  | CompanyRegistered
  | CompanyFlagSet
  | CompanyPublished
  | CompanyUnpublished
  | CompanyVerified
  | CompanyUnverified
  | CompanyRemoved
  | RssConfigEvent
  | CompanySectionChanged;
