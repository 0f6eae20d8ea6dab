import { z } from 'zod';

/** One social link: `follower` is the count its owner states, `confirmedDate` (yyyy-MM-dd) when it was last right. */
export const snsLink = z.object({
  label: z.string(),
  value: z.string().nullable(),
  follower: z.number().int().nullable(),
  confirmedDate: z.string().nullable(),
});

export const snsLinks = z.object({
  website: snsLink.nullable(),
  twitter: snsLink.nullable(),
  facebook: snsLink.nullable(),
  instagram: snsLink.nullable(),
});

/** Nobody named an account. */
export const NO_LINKS: SnsLinks = { website: null, twitter: null, facebook: null, instagram: null };

export type SnsLinks = z.output<typeof snsLinks>;
