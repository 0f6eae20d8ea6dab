import { z } from 'zod';
import { articleItem } from '../articles/article.ts';
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

/** GET /api/users/username/{username} (individual-side 3). `email` and `footprintUsers` reach the owner only. */
export const profile = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string().optional(),
    avatar: z.string().nullable(),
    name: z.string(),
    reading: z.string().nullable(),
    isVerified: z.boolean(),
    introduction: z.string(),
    joinedAt: z.string(),
    job: z.string().nullable(),
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
    casualTalk: z.object({ link: z.string().nullable(), linkImgUrl: z.string().nullable() }).nullable(),
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
        mainIndividualInvestment: z.string(),
        investingSituation: z.string(),
        interestedField: z.string(),
        whatCanProvide: z.array(z.string()),
        preferContactMethod: z.string(),
      })
      .nullable(),
    readingResources: z.array(readingResource),
    categoryLevel: z.array(z.object({ category: z.string(), level: z.string(), id: z.number().int() })),
    workExperiences: z.array(workExperience),
    bannerPhotos: z.array(z.string()),
    otherPhotos: z.array(z.string()),
    isOwner: z.boolean(),
    isFollowing: z.boolean(),
    isRequestUpdate: z.boolean(),
    disabled: z.boolean(),
    isBusinessMode: z.boolean(),
    isAdminMode: z.boolean(),
    followerCount: z.number().int(),
    followingCount: z.number().int(),
    followedUsers: z.array(personCard),
    useServiceCount: z.number().int(),
    /** The newest five services, for the overview's side column. */
    useServices: z.array(
      z.object({ id: z.string(), name: z.string(), logo: z.string().nullable(), usageType: z.string() }),
    ),
    belongingCompanyCount: z.number().int(),
    bookmarkCount: z.number().int(),
    /** First page of each bucket; the rest by GET /api/users/{id}/articles (product.md 1.3). */
    articles: z.array(articleItem),
    articleCounts: z.record(z.string(), z.number().int()),
    /** Revision of the stream, for an edit's expected revision. */
    revision: z.string(),
  })
  .meta({ id: 'Profile' });

export type PersonCard = z.output<typeof personCard>;
export type Profile = z.output<typeof profile>;
