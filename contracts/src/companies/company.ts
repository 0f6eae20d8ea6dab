import { z } from 'zod';
import { rssFeedConfig } from '../rss/rss-feed-config.ts';
import { snsLinks } from '../users/sns.ts';
import type { CompanyFields } from './company-input.ts';

export const serviceCategory = z.object({ serviceType: z.string(), mainCategory: z.string(), subCategory: z.string() });

/** What a list row, a card or a dropdown shows of a company or service. */
export const companyCard = z
  .object({
    id: z.string(),
    name: z.string(),
    reading: z.string().nullable(),
    logo: z.string().nullable(),
    hasLogo: z.boolean(),
    overview: z.string(),
    category: serviceCategory.nullable(),
    serviceType: z.string(),
    canDo: z.array(z.string()),
    headQuarterCountryCode: z.string().nullable(),
    location: z.string().nullable(),
    size: z.number().int().nullable(),
    isVerified: z.boolean(),
    isPublic: z.boolean(),
    website: z.string().nullable(),
    followerCount: z.number().int(),
    footprintUserCount: z.number().int(),
    userCount: z.number().int(),
    articleCount: z.number().int(),
  })
  .meta({ id: 'CompanyCard' });

const captionedLink = z.object({ caption: z.string(), url: z.string() });

/**
 * As `companyFields` has it. That schema knows the catalogues, which weigh as much as a framework: pages that are only read do
 * without them, and whoever writes parses by it.
 */
const fields = z.custom<CompanyFields>((value) => typeof value === 'object' && value !== null);

const dated = z.object({ date: z.string(), text: z.string() });
const feePlan = z.object({
  name: z.string(),
  fee: z.number().int().nullable(),
  paymentWay: z.enum(['Onetime', 'Monthly', 'PayPerUse']),
  numberMonth: z.number().int().nullable(),
  areaLabel: z.string().nullable(),
  tagName: z.string().nullable(),
});

/** GET /api/company/{id}. Lists are first pages; their counts stand in `counts`. */
export const company = companyCard
  .extend({
    description: z.string(),
    otherName: z.string().nullable(),
    isOwner: z.boolean(),
    /** Whether its owner may publish it: it is not public, and no admin decided that. */
    isDraft: z.boolean().default(false),
    isPaidAccount: z.boolean(),
    isMemberOfPaidAccount: z.boolean(),
    /** Whether somebody keeps it: else people who use it registered it. */
    hasPage: z.boolean().default(true),
    isShareSocial: z.boolean(),
    isHighlight: z.boolean(),
    showOnSearchPage: z.boolean(),
    alwaysShowOnTopPage: z.boolean(),
    isRequestUpdate: z.boolean(),
    updatedByAdmin: z.boolean(),
    isFollowing: z.boolean(),
    /** How the viewer (or the viewer's company) uses this service; null when not. */
    usageType: z.array(z.string()),
    /** What the viewer, who uses it, wrote of it. */
    usageComment: z.string().nullable().default(null),
    mainUsage: z.string().nullable(),
    coverPhoto: z.string().nullable(),
    otherPhotos: z.array(z.string()),
    sns: snsLinks,
    companyCEO: z.object({ role: z.string(), name: z.string() }).nullable(),
    founded: z.string().nullable(),
    companySize: z.string().nullable(),
    compRetirementRate: z.number().nullable(),
    listedStatus: z.string().nullable(),
    companyIndustry: z.string().nullable(),
    startupStage: z.string().nullable(),
    openingPositions: z.number().int().nullable(),
    companyMission: z
      .object({ missions: z.string(), values: z.array(z.string()), photos: z.array(z.string()).default([]) })
      .nullable(),
    businessSummary: z
      .object({
        backGroundSummary: z.string(),
        serviceContentSummary: z.array(captionedLink),
        photos: z.array(z.string()).default([]),
      })
      .nullable(),
    companyAppeal: z.array(z.object({ tag: z.string(), text: z.string() })),
    engineerHiringInfo: z.object({ stack: z.array(z.string()), text: z.string() }).nullable(),
    workingEnvironments: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    teamCharacteristics: z.record(z.string(), z.number().int().min(1).max(5)),
    whyWorkHere: z.string().nullable(),
    companyHistory: z.array(dated),
    hideUsedService: z.boolean(),
    /** The sub category: `category` names all three levels. */
    detailCategory: z.string().nullable().default(null),
    feePlans: z.array(feePlan).default([]),
    inSupport: z.boolean().default(false),
    updateSupport: z.string().nullable().default(null),
    roadmap: z.array(dated).default([]),
    helpTopics: z
      .array(z.object({ title: z.string(), text: z.string().nullable(), url: z.string().nullable() }))
      .default([]),
    goodPointsByUsers: z.array(z.string()).default([]),
    achievements: z.array(dated).default([]),
    pcServicePhotos: z.array(z.string()).default([]),
    mobileServicePhotos: z.array(z.string()).default([]),
    bannerPhotos: z.array(z.string()).default([]),
    /** The account on X as an address, where one follows from what was entered. */
    twitterUrl: z.string().nullable().default(null),
    appStoreLink: z.string().nullable().default(null),
    googlePlayLink: z.string().nullable().default(null),
    engineerOrganization: z.string().nullable().default(null),
    /** Percentages of the levels 1 to 5. */
    engineerLevelPercentages: z.array(z.number().int()).nullable().default(null),
    employeePreviousCompanies: z
      .array(z.object({ companyId: z.string().nullable(), companyName: z.string(), count: z.number().int() }))
      .default([]),
    /** What people who joined said, without their names. */
    changeJobLog: z
      .array(
        z.object({
          jobPeriod: z.string().nullable(),
          pastJobOverview: z.string().nullable(),
          currentJobOverview: z.string().nullable(),
          opinionAboutCompany: z.string().nullable(),
          opinionOverall: z.string().nullable(),
        }),
      )
      .default([]),
    presentation: z.object({ url: z.string() }).nullable().default(null),
    hiringPresentations: z.array(z.object({ title: z.string().nullable(), url: z.string() })).default([]),
    /** Where people who look for work read on and apply; the paid plan alone registers them. */
    companyHiringUrl: z.string().nullable().default(null),
    hiringUrl: z.string().nullable().default(null),
    /** Ids of the tabs that the owner does not show. */
    hiddenTabs: z.array(z.number().int()).default([]),
    insuredPersonInPensionService: z.number().int().nullable().default(null),
    insuredPersonIncreaseCount: z.number().int().nullable().default(null),
    numberWorkerChangePer3Months: z.number().int().nullable().default(null),
    /** Yen. */
    totalFinance: z.number().int().nullable().default(null),
    /** For those who may edit the page: what its forms begin with. */
    fields: fields.optional(),
    /** For those who may edit the page: its feeds, oldest first. */
    rssFeedConfigs: z.array(rssFeedConfig).optional(),
    /** For admins alone. */
    adminNote: z.string().nullable().optional(),
    counts: z.object({
      articles: z.number().int(),
      users: z.number().int(),
      members: z.number().int(),
      usedBy: z.number().int(),
      usedServices: z.number().int(),
      relatedCompanies: z.number().int(),
      /** What people who use it wrote of it. */
      recommends: z.number().int().default(0),
      /** Questions that it, or people about it, answered. */
      questions: z.number().int().default(0),
      /** Of articles and other contents, per main category and per category; keys without any are left out. */
      contents: z.record(z.string(), z.number().int()),
    }),
    /** Revision of the stream, for an edit's expected revision. */
    revision: z.string(),
  })
  .meta({ id: 'Company' });

/** A company that is not public shows only this to others than admins and its owners. */
export const privateCompany = z
  .object({ id: z.string(), name: z.string(), isPublic: z.literal(false), website: z.string().nullable() })
  .meta({ id: 'PrivateCompany' });

/** GET /api/company/{id}/brief-info. */
export const briefInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    logo: z.string().nullable(),
    isVerified: z.boolean(),
    isPublic: z.boolean(),
    sns: z.object({ website: z.object({ value: z.string().nullable() }) }),
    businessSummary: company.shape.businessSummary,
  })
  .meta({ id: 'CompanyBriefInfo' });

export type CompanyCard = z.output<typeof companyCard>;
export type Company = z.output<typeof company>;
export type PrivateCompany = z.output<typeof privateCompany>;
export type BriefInfo = z.output<typeof briefInfo>;
