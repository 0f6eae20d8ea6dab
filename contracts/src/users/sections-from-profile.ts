import {
  companyId,
  instant,
  ownKeys,
  type PresentUser,
  type ProfileSections,
  userId,
  type WorkExperience,
} from '@meikan/domain';
import { bySection } from '../kernel/places.ts';
import { rssConfigsFrom } from '../rss/rss-feed-config.ts';
import { profilePlaces } from './page-sections.ts';
import type { Profile } from './profile.ts';
import type { ShownSections } from './shown-sections.ts';
import type { SnsLinks } from './sns.ts';

function workOf({ company, companyName, jobTitle, jobOverview, duration }: Profile['workExperiences'][number]) {
  return {
    companyId: company && companyId(company.id),
    companyName,
    jobTitle: jobTitle || null,
    jobOverview: jobOverview || null,
    duration,
  } satisfies WorkExperience;
}

function snsOf(links: SnsLinks): ProfileSections['sns'] {
  const account = (link: SnsLinks['website']) => (link?.value ? { ...link, value: link.value } : null);
  return {
    website: account(links.website),
    twitter: account(links.twitter),
    facebook: account(links.facebook),
    instagram: account(links.instagram),
  };
}

/**
 * The sections that an answer shows, the other way round. What the wire does not carry is empty: the page of an employer
 * who is not shown any more.
 */
export function sectionsFromProfile(profile: ShownSections): ProfileSections {
  const { introduction, avatar, investmentSupport } = profile;
  const fields = new Map(Object.entries({ ...profile, overview: introduction || null, avartar: avatar }));
  const placed = ownKeys(profilePlaces).map((field) => [profilePlaces[field], fields.get(field)] as const);
  return {
    // What an answer shows of them is what their sections keep, by the type of the places, unless it is told below.
    ...(Object.fromEntries(bySection(placed)) as ProfileSections),
    'investment-support': investmentSupport && {
      ...investmentSupport,
      interestedField: investmentSupport.interestedField || null,
    },
    'reading-resources': profile.readingResources.map((row) => ({ ...row, comment: row.comment || null })),
    'category-levels': profile.categoryLevel.map(({ category, level }) => ({ category, level })),
    sns: snsOf(profile.sns),
    'work-experiences': profile.workExperiences.map(workOf),
  };
}

/** The person behind an answer, for the domain's own rules and fold. */
export function userFromProfile(profile: Profile): PresentUser {
  const { id, username, joinedAt, isRequestUpdate, disabled, isDraft, isLeaving } = profile;
  const sections = sectionsFromProfile(profile);
  const rssConfigs = rssConfigsFrom(profile.rssFeedConfigs ?? []);
  const status = disabled ? 'hidden' : 'active';
  const told = { status, userId: userId(id), username, joinedAt: instant(joinedAt), isRequestUpdate } as const;
  return { ...told, isDraft, isLeaving, sections, rssConfigs };
}
