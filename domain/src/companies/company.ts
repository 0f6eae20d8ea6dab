import { unreachable } from '../kernel/decider.ts';
import type { AccountId, CompanyId, Instant } from '../kernel/ids.ts';
import { evolveRssConfigs, isRssConfigEvent } from '../rss/evolve.ts';
import type { RssConfigs } from '../rss/rss-config.ts';
import { emptySections, evolveSections } from '../sections/table.ts';
import type { CompanyEvent, CompanyFlag, CompanyRegistered } from './events.ts';
import { type CompanySections, companySections, isCompanySectionChanged } from './sections.ts';

export type CompanyFlags = { readonly [F in CompanyFlag]: boolean };

export type Company =
  | { readonly status: 'none' }
  | {
      readonly status: 'registered';
      readonly companyId: CompanyId;
      readonly registeredBy: AccountId;
      readonly registeredAt: Instant;
      readonly isVerified: boolean;
      /** Not public, and its owner may publish it: no admin has decided whether it is to be seen. */
      readonly isDraft: boolean;
      readonly flags: CompanyFlags;
      readonly sections: CompanySections;
      readonly rssConfigs: RssConfigs;
    }
  | { readonly status: 'removed' };
export type PresentCompany = Extract<Company, { status: 'registered' }>;

export const noCompany: Company = { status: 'none' };

/** A new page shows its official site only, until it is published; then search finds it too. */
const firstFlags: CompanyFlags = {
  public: false,
  'share-social': false,
  highlight: false,
  'show-on-search-page': true,
  'always-show-top-page': false,
  'request-update': false,
  'updated-by-admin': false,
};

/** Folds one event; an event that makes no sense in the present state leaves it as it is, so that folding is total. */
export function evolveCompany(state: Company, event: CompanyEvent): Company {
  if (event.type === 'company-registered') return state.status === 'none' ? registered(event) : state;
  return state.status === 'registered' ? evolvePresent(state, event) : state;
}

function registered({ data }: CompanyRegistered): PresentCompany {
  const { companyId, registeredBy, registeredAt, name, reading, category, website, description } = data;
  const empty = emptySections(companySections);
  const sections = {
    ...empty,
    basics: { ...empty.basics, name, reading, category, website },
    description: { ...empty.description, description },
  };
  return {
    status: 'registered',
    companyId,
    registeredBy,
    registeredAt,
    isVerified: false,
    isDraft: true,
    flags: firstFlags,
    sections,
    rssConfigs: {},
  };
}

function evolvePresent(state: PresentCompany, event: Exclude<CompanyEvent, CompanyRegistered>): Company {
  switch (event.type) {
    case 'company-flag-set':
      return {
        ...state,
        isDraft: state.isDraft && event.data.flag !== 'public',
        flags: { ...state.flags, [event.data.flag]: event.data.value },
      };
    case 'company-published':
      return { ...state, isDraft: false, flags: { ...state.flags, public: true } };
    case 'company-unpublished':
      return { ...state, isDraft: true, flags: { ...state.flags, public: false } };
    case 'company-verified':
      return { ...state, isVerified: true };
    case 'company-unverified':
      return { ...state, isVerified: false };
    case 'company-removed':
      return { status: 'removed' };
    default:
      if (isRssConfigEvent(event)) return { ...state, rssConfigs: evolveRssConfigs(state.rssConfigs, event) };
      if (!isCompanySectionChanged(event)) return unreachable(event);
      return { ...state, sections: evolveSections(companySections, state.sections, event) };
  }
}
