import { z } from 'zod';
import { feedFaults } from './feed-refused.ts';

/** Said by the process before it is given a feed. */
export const READY = 'ready';

/** What goes to the process that parses, and what comes back. */
export const feedJob = z.object({
  body: z.instanceof(Uint8Array),
  contentType: z.string(),
  url: z.string(),
  now: z.number(),
});

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
