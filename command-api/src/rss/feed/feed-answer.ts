import { z } from 'zod';
import { feedFaults } from './feed-refused.ts';

/** What comes back from the process that parses: a hostile feed may have had its way there. */
export const feedAnswer = z.union([
  z.object({
    items: z.array(
      z.object({
        guid: z.string().nullable(),
        title: z.string(),
        link: z.string(),
        at: z.number().nullable(),
        sharesName: z.boolean(),
        ownsLink: z.boolean(),
      }),
    ),
  }),
  z.object({ fault: z.enum(feedFaults) }),
]);
export type FeedAnswer = z.output<typeof feedAnswer>;
