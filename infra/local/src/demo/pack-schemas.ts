import { z } from 'zod';

/** What the importer reads of each file; whatever else stands in a row is left alone. Rules of values are the domain's. */
const text = z.string();
const optionalText = z.string().nullable();
const glyph = z.object({ glyph: text, hue: z.number().int().min(0).max(359) });
const link = z.object({ linkName: text, linkUrl: text });
const supplementalLinks = z.array(z.object({ name: text, url: text }));
const snsAccount = z.object({
  label: text,
  value: text,
  follower: z.number().nullable(),
  confirmedDate: optionalText.default(null),
});
const sns = z.object({
  website: snsAccount.optional(),
  twitter: snsAccount.optional(),
  facebook: snsAccount.optional(),
  instagram: snsAccount.optional(),
});
const category = z.object({ serviceType: text, mainCategory: text, subCategory: text });
const jobOffer = z.object({ jobType: text, preferContactMethod: text, supplementalLinks }).nullable();

export const person = z.object({
  id: text,
  username: text,
  name: text,
  reading: text,
  job: text,
  profession: text,
  workFor: text,
  introduction: text,
  livingAddress: text,
  nationality: text,
  schoolHistory: z.array(text),
  workExperiences: z.array(
    z.object({
      companyName: text,
      jobTitle: text,
      jobOverview: text,
      duration: z.object({ start: text, end: optionalText }),
    }),
  ),
  workStyles: z.array(text),
  hobbies: z.array(text),
  categoryLevel: z.array(z.object({ category: text, level: text })),
  variousLinks: z.array(link),
  sns,
  readingResources: z.array(z.object({ name: text, category: text, url: optionalText, comment: optionalText })),
  casualTalk: z.object({ link: text, linkImgUrl: optionalText, topic: text }).nullable(),
  contactDM: z.object({ communicationType: text, preferContactMethod: text, supplementalLinks }).nullable(),
  sideJobsInfo: jobOffer,
  jobRequest: jobOffer,
  investmentSupport: z
    .object({
      mainIndividualInvestment: text,
      investingSituation: text,
      interestedField: optionalText,
      whatCanProvide: z.array(text),
      preferContactMethod: text,
    })
    .nullable(),
  joinedAt: text,
  avatar: glyph,
});

const axis = z.number().int();

export const company = z.object({
  id: text,
  name: text,
  coreName: text,
  reading: text,
  otherName: optionalText,
  industry: text,
  serviceCategory: category,
  description: text,
  mission: text,
  values: z.array(text),
  ceo: z.object({ role: text, name: text, reading: text }),
  founded: text,
  prefecture: text,
  city: text,
  size: z.number().int(),
  listedStatus: text,
  startupStage: optionalText,
  website: text,
  sns,
  canDo: z.array(text),
  companyAppeal: z.array(z.object({ tag: text, text })),
  businessSummary: z.object({
    backGroundSummary: text,
    serviceContentSummary: z.array(z.object({ caption: text, url: text })),
  }),
  engineerHiringInfo: z.object({ stack: z.array(text), text }).nullable(),
  workingEnvironment: z.record(text, z.union([text, z.array(text)])),
  teamCharacteristics: z.object({
    speed_quality: axis,
    bottom_up_top_down: axis,
    individual_team: axis,
    document_talk: axis,
    calm_lively: axis,
    generalist_specialist: axis,
    challenge_steady: axis,
    data_intuition: axis,
  }),
  openingPositions: z.number().int(),
  whyWorkHere: text,
  companyHistory: z.array(z.object({ date: text, text })),
  isVerified: z.boolean(),
  isHighlight: z.boolean(),
  isPublic: z.boolean(),
  showOnSearchPage: z.boolean(),
  logo: glyph,
  siteName: text,
});

export const service = z.object({
  id: text,
  name: text,
  reading: text,
  otherNames: z.array(text),
  serviceType: text,
  mainCategory: text,
  subCategory: text,
  companyId: optionalText,
  description: text,
  text,
  website: text,
  canDo: z.array(text),
  mainUsage: z.enum(['private', 'company']),
  headQuarterCountryCode: text,
  followers: z.number(),
  logo: glyph,
});

export const article = z.object({
  id: text,
  articleName: text,
  mainCategory: text,
  articleCategory: text,
  authorId: text,
  articleUrl: text,
  articleWebsite: text,
  postedDate: optionalText,
  tags: z.array(text),
  recommendTxt: optionalText,
});

export const content = z.object({
  id: text,
  title: text,
  mainCategory: text,
  category: text,
  companyId: text,
  siteName: text,
  url: text,
  postedDate: text,
  tags: z.array(text),
  recommendTxt: optionalText,
});

const relative = z.enum(['SUPPORTER', 'INVESTOR', 'PARTNER', 'API_CONNECTION']);

export const relation = z.discriminatedUnion('kind', [
  z.object({
    id: text,
    kind: z.literal('company-using'),
    fromCompanyId: text,
    toServiceId: text,
    comment: optionalText,
  }),
  z.object({
    id: text,
    kind: z.literal('company-relative'),
    fromCompanyId: text,
    toCompanyId: text,
    relativeType: relative,
    comment: optionalText,
  }),
]);

export const graph = z.object({
  serviceSlots: z.array(z.object({ index: z.number().int(), canDo: text })),
  follows: z.array(z.object({ followerId: text, followeeId: text, since: text })),
  bookmarks: z.array(z.object({ userId: text, articleId: text, at: text })),
  serviceUsage: z.array(
    z.object({
      userId: text,
      serviceIndex: z.number().int(),
      usageType: z.enum(['private', 'company']),
      since: text,
      registeredAt: text,
    }),
  ),
});
