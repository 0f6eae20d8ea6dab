import { z } from 'zod';

/** Why a text found a page, in the words of that page; there only where its name does not say it. */
export const matched = z
  .object({
    /** To be marked wherever they are shown. */
    words: z.array(z.string()),
    /** The facts that hold them: a town, a trade. */
    facts: z.array(z.string()),
    /** The sentence that tells most of what no fact says. */
    sentence: z.string().nullable(),
  })
  .meta({ id: 'Matched' });
export type Matched = z.output<typeof matched>;

/** What a find is answered with besides itself. */
export const found = z.object({ matched: matched.optional() });
