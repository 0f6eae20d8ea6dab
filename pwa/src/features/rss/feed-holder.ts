import type { Company, Profile, RssFeedConfig, Shown } from '@meikan/contracts';

/** Whose feeds are shown: a person's or a company's, on the page that they were read from. */
export type FeedHolder = {
  readonly kind: 'user' | 'company';
  readonly id: string;
  /** Address of the page in this app. */
  readonly path: string;
  readonly feeds: readonly RssFeedConfig[];
  readonly shown: Shown;
  /** Among whose categories a feed's is chosen: only what has a place on the page; null: all. */
  readonly mainCategories: readonly string[] | null;
};

/** The feeds of somebody's own profile. */
export function feedsOfProfile(profile: Profile, mainCategories: readonly string[]): FeedHolder {
  const { id, username, rssFeedConfigs: feeds = [] } = profile;
  const path = `/profile/${username}`;
  return { kind: 'user', id, path, feeds, shown: { profile }, mainCategories };
}

/** The feeds of a company's page, every main category of which has its tab. */
export function feedsOfCompany(company: Company): FeedHolder {
  const { id, rssFeedConfigs: feeds = [] } = company;
  return { kind: 'company', id, path: `/companies/${id}`, feeds, shown: { company }, mainCategories: null };
}

/** Where the feeds of a holder are written, and their edits wait. */
export const streamOf = ({ kind, id }: FeedHolder): string => `${kind}-${id}`;

/** The page as it was shown, with other feeds. */
export function shownWith(shown: Shown, feeds: readonly RssFeedConfig[]): Shown {
  const rssFeedConfigs = [...feeds];
  if ('profile' in shown) return { profile: { ...shown.profile, rssFeedConfigs } };
  return 'company' in shown ? { company: { ...shown.company, rssFeedConfigs } } : shown;
}
