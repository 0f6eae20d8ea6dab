import { z } from 'zod';

/** An item of content: article, slide, movie, podcast, white paper, press release, event and so on. */
export const articleItem = z
  .object({
    id: z.string(),
    articleName: z.string(),
    articleUrl: z.string(),
    articleWebsite: z.string().nullable(),
    logo: z.string().nullable(),
    postedDate: z.string().nullable(),
    articleCategory: z.string(),
    mainCategory: z.string(),
    tags: z.array(z.string()),
    coverPhoto: z.string().nullable(),
    isBookmarked: z.boolean(),
    bookmarkable: z.boolean(),
    /** Whether the reader has read it, and how many have; told of companies' items. */
    isRead: z.boolean().default(false),
    readCount: z.number().int().default(0),
    recommendTxt: z.string().nullable(),
    companyId: z.string().nullable(),
    /** The address of its category's drawing, where it has no picture of its own. */
    defaultLogo: z.string(),
    /** Its category's label, where its name cannot be shown. */
    defaultArticleName: z.string(),
    author: z.object({
      kind: z.enum(['user', 'company']),
      id: z.string(),
      name: z.string(),
      picture: z.string().nullable(),
    }),
    revision: z.string(),
  })
  .meta({ id: 'Article' });

export type ArticleItem = z.output<typeof articleItem>;
