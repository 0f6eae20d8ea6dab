import type { Category, EventsByCategory, MeikanEvent } from '../codecs.ts';
import { companySamples } from './company.samples.ts';
import { bookmarkSamples, followSamples, membershipSamples, relationSamples, usageSamples } from './pair.samples.ts';
import type { Samples } from './sample.ts';
import { accountSamples, adminopSamples, articleSamples, emailSamples, handleSamples } from './single.samples.ts';
import { userSamples } from './user.samples.ts';

const byCategory: { readonly [C in Category]: Samples<EventsByCategory[C]> } = {
  user: userSamples,
  account: accountSamples,
  company: companySamples,
  companymembers: membershipSamples,
  article: articleSamples,
  bookmark: bookmarkSamples,
  follow: followSamples,
  usage: usageSamples,
  relation: relationSamples,
  handle: handleSamples,
  email: emailSamples,
  adminop: adminopSamples,
};

/** One example of everything that can happen, with the stream it would stand in. */
export const samples = Object.values(byCategory).flatMap(({ stream, data }) =>
  // The pairs of type and data come from one object: each type stands beside its own data.
  Object.entries(data).map(([type, value]) => ({ stream, event: { type, data: value } as MeikanEvent })),
);
