import { z } from 'zod';
import { articleItem } from '../articles/article.ts';
import { rssFeedConfig } from '../rss/rss-feed-config.ts';
import { subscription } from '../subscriptions/subscription.ts';
import { snsLinks } from './sns.ts';

/** What a list row shows of a person. */
export const personCard = z
  .object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    avatar: z.string().nullable(),
    job: z.string().nullable(),
    workFor: z.string().nullable(),
    livingAddress: z.string().nullable(),
    isVerified: z.boolean(),
    useServiceCount: z.number().int(),
    followerCount: z.number().int(),
    isFollowing: z.boolean(),
  })
  .meta({ id: 'PersonCard' });

export const workExperience = z.object({
  company: z.object({ id: z.string(), name: z.string(), logo: z.string().nullable() }).nullable(),
  companyName: z.string().nullable(),
  jobTitle: z.string(),
  jobOverview: z.string(),
  duration: z.object({ start: z.string().nullable(), end: z.string().nullable() }),
});

const namedLink = z.object({ name: z.string(), url: z.string() });
const workOffer = z.object({
  jobType: z.string(),
  preferContactMethod: z.string(),
  supplementalLinks: z.array(namedLink),
});

export const readingResource = z.object({
  name: z.string(),
  category: z.string(),
  url: z.string().nullable(),
  comment: z.string(),
});

/**
 * GET /api/users/username/{username}. `email` and `footprintUsers` reach the owner only. Phones keep answers
 * for a long time: a field that is added later has a default, so that what they kept stays readable.
 */
export const profile = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string().optional(),
    avatar: z.string().nullable(),
    name: z.string(),
    reading: z.string().nullable(),
    /** Companies are verified by admins; for people the specification names no call that would, so it is false. */
    isVerified: z.boolean(),
    introduction: z.string(),
    joinedAt: z.string(),
    job: z.string().nullable(),
    profession: z.string().nullable().default(null),
    workFor: z.string().nullable(),
    nationality: z.string().nullable(),
    livingAddress: z.string().nullable(),
    companyWebsite: z.string().nullable(),
    hiringUrl: z.string().nullable(),
    schoolHistory: z.array(z.string()),
    workStyles: z.array(z.string()),
    hobbies: z.array(z.string()),
    variousLinks: z.array(z.object({ linkName: z.string(), linkUrl: z.string() })),
    sns: snsLinks,
    meetyInfo: z.object({ meetyImgUrl: z.string().nullable(), meetyLink: z.string().nullable() }).nullable(),
    casualTalk: z
      .object({
        link: z.string().nullable(),
        linkImgUrl: z.string().nullable(),
        topic: z.string().nullable().default(null),
      })
      .nullable(),
    contactDM: z
      .object({
        communicationType: z.string(),
        preferContactMethod: z.string(),
        supplementalLinks: z.array(namedLink),
      })
      .nullable(),
    sideJobsInfo: workOffer.nullable(),
    jobRequest: workOffer.nullable(),
    investmentSupport: z
      .object({
        mainIndividualInvestment: z.string().nullable(),
        investingSituation: z.string().nullable(),
        interestedField: z.string(),
        whatCanProvide: z.array(z.string()),
        preferContactMethod: z.string().nullable(),
      })
      .nullable(),
    readingResources: z.array(readingResource),
    categoryLevel: z.array(z.object({ category: z.string(), level: z.string(), id: z.number().int() })),
    workExperiences: z.array(workExperience),
    bannerPhotos: z.array(z.string()),
    otherPhotos: z.array(z.string()),
    isOwner: z.boolean(),
    isFollowing: z.boolean(),
    /** Whether the reader blocks this person; nobody is told who blocks them. */
    isBlocking: z.boolean().default(false),
    isRequestUpdate: z.boolean(),
    /** An admin hid the profile: its owner and admins alone see it. */
    disabled: z.boolean(),
    /** Its owner has not published it, or took it back: they and admins alone see it. */
    isDraft: z.boolean().default(false),
    /** Its owner leaves: they and admins alone see it. */
    isLeaving: z.boolean().default(false),
    isBusinessMode: z.boolean(),
    isAdminMode: z.boolean(),
    /**
     * The paid plan behind the account: since when, until when, and whether it lasts; null for who never paid. For the owner and
     * admins alone, absent for everybody else. The specification names start, end and status, and the plan is what has them here.
     */
    duration: subscription.nullable().optional(),
    /**
     * How many people and companies use the services whose public pages this person keeps as an owner, as those pages count them
     * themselves; 0 for who keeps none. The specification names the count and does not say of what: a person is not used, what they
     * offer is.
     */
    userCount: z.number().int().default(0),
    followerCount: z.number().int(),
    followingCount: z.number().int(),
    /** The first five of each list; the rest by GET /api/users/{id}/followers and /following. */
    followedUsers: z.array(personCard),
    followingUsers: z.array(personCard).default([]),
    useServiceCount: z.number().int(),
    /** How many of them stand under each of the two tabs: all, and businesses. */
    serviceCounts: z.object({ web: z.number().int(), business: z.number().int() }).default({ web: 0, business: 0 }),
    /** The newest five services, for the overview's side column. */
    useServices: z.array(
      z.object({ id: z.string(), name: z.string(), logo: z.string().nullable(), usageType: z.string() }),
    ),
    belongingCompanyCount: z.number().int(),
    /** What the paid companies publish of which they are a present member, under its two tabs. */
    companyContentCounts: z
      .object({ job: z.number().int(), article: z.number().int() })
      .default({ job: 0, article: 0 }),
    bookmarkCount: z.number().int(),
    /** First page of each bucket; the rest by GET /api/users/{id}/articles. */
    articles: z.array(articleItem),
    articleCounts: z.record(z.string(), z.number().int()),
    /** How often the profile was visited, once a visitor and day. */
    footprintUserCount: z.number().int().default(0),
    /** For the owner alone: the five who came last; the rest by GET /api/users/{id}/footprints. */
    footprintUsers: z.array(personCard).optional(),
    /** For the owner alone. */
    rssFeedConfigs: z.array(rssFeedConfig).optional(),
    /** Revision of the stream, for an edit's expected revision. */
    revision: z.string(),
  })
  .meta({ id: 'Profile' });

export type PersonCard = z.output<typeof personCard>;
export type Profile = z.output<typeof profile>;
