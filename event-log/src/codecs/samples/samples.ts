import type { Category, EventsByCategory, MeikanEvent } from '../../streams/streams.ts';
import { companySamples } from './company.samples.ts';
import {
  blockSamples,
  bookmarkSamples,
  followSamples,
  membershipSamples,
  relationSamples,
  usageSamples,
} from './pair.samples.ts';
import type { Samples } from './sample.ts';
import {
  accountSamples,
  adminopSamples,
  articleSamples,
  emailSamples,
  handleSamples,
  privacySamples,
  subscriptionSamples,
} from './single.samples.ts';
import { surveyAnswerSamples, surveyQuestionSamples } from './survey.samples.ts';
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
  subscription: subscriptionSamples,
  privacy: privacySamples,
  block: blockSamples,
  survey: surveyQuestionSamples,
  surveyanswer: surveyAnswerSamples,
};

/** One example of everything that can happen, with the stream it would stand in. */
export const samples = Object.values(byCategory).flatMap(({ stream, data }) =>
  // The pairs of type and data come from one object: each type stands beside its own data.
  Object.entries(data).map(([type, value]) => ({ stream, event: { type, data: value } as MeikanEvent })),
);
