import { z } from 'zod';
import { companyCard } from './company.ts';

/**
 * What kinds of content a company has, by which the top page narrows its
 * companies (2.5).
 */
const contentFlags = {
  hasTechArticle: z.boolean(),
  hasPrArticle: z.boolean(),
  hasSlideArticle: z.boolean(),
  hasPodCastArticle: z.boolean(),
  hasHiringPresentation: z.boolean(),
  companyHistory: z.array(z.object({ date: z.string(), text: z.string() })),
  businessSummary: z
    .object({
      backGroundSummary: z.string(),
      /** Captions alone: where they lead stands on the company's page, and this answer is every visit's first. */
      serviceContentSummary: z.array(z.object({ caption: z.string() })).default([]),
    })
    .nullable(),
  /** Main categories and categories of which the company has published anything. */
  contents: z.array(z.string()),
  usedServiceCount: z.number().int(),
};

/** A company with what it tells of its contents. What came later has a default: answers that lie on devices are read without it. */
export const tellingCompany = companyCard
  .extend({
    ...contentFlags,
    contents: contentFlags.contents.default([]),
    usedServiceCount: contentFlags.usedServiceCount.default(0),
  })
  .meta({ id: 'TopCompany' });
/** The same where a caller may do without. */
export const perhapsTellingCompany = companyCard
  .extend(z.object(contentFlags).partial().shape)
  .meta({ id: 'HighlightedCompany' });
export type TellingCompany = z.output<typeof tellingCompany>;
