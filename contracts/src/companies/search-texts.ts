import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';

/** How many pages are told of at once. */
export const MOST_SEARCH_TEXTS = 25;

const PAGE_KINDS = ['person', 'company', 'article'] as const;
const PAGE = `(?:${PAGE_KINDS.join('|')}):[A-Za-z0-9-]{1,64}`;
const pageRef = z.tuple([z.enum(PAGE_KINDS), z.string()]).transform(([kind, id]) => ({ kind, id }));

/** Comma-separated `kind:id` of pages; a service is a `company`. */
const pages = z
  .string()
  .regex(new RegExp(`^${PAGE}(?:,${PAGE}){0,${MOST_SEARCH_TEXTS - 1}}$`))
  .transform((text) => text.split(',').map((page) => page.split(':')))
  .pipe(z.array(pageRef))
  .meta({ title: 'ページ' });

/** By what a page is found: its names, short words about it, and sentences, as many as are searched. */
const searchTexts = z
  .object({
    /** As in the query. */
    page: z.string(),
    name: z.string(),
    otherNames: z.array(z.string()),
    reading: z.string().nullable(),
    tags: z.array(z.string()),
    facts: z.array(z.string()),
    texts: z.array(z.string()),
  })
  .meta({ id: 'SearchTexts' });
export type SearchTexts = z.output<typeof searchTexts>;

/** For a device that searches what it keeps; pages that the reader may not find are left out. */
export const listSearchTexts = defineRead({
  name: 'listSearchTexts',
  method: 'GET',
  path: '/api/search/texts',
  access: 'anyone',
  summary: `ページが検索される言葉を読む（${MOST_SEARCH_TEXTS} 件まで）。見つけられないページは含まない`,
  query: z.strictObject({ pages }),
  answer: z.array(searchTexts),
});
