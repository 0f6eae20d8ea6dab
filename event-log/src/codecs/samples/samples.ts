import type { Category, MeikanEvent } from '../../streams/streams.ts';
import { companySamples } from './company.samples.ts';
import { pairSamples } from './pair.samples.ts';
import type { SamplesOf } from './sample.ts';
import { singleSamples } from './single.samples.ts';
import { surveySamples } from './survey.samples.ts';
import { synonymsSamples } from './synonyms.samples.ts';
import { userSamples } from './user.samples.ts';

const byCategory: SamplesOf<Category> = {
  ...companySamples,
  ...pairSamples,
  ...singleSamples,
  ...surveySamples,
  ...synonymsSamples,
  ...userSamples,
};

/** One example of everything that can happen, with the stream it would stand in. */
export const samples = Object.values(byCategory).flatMap(({ stream, data }) =>
  // The pairs of type and data come from one object: each type stands beside its own data.
  Object.entries(data).map(([type, value]) => ({ stream, event: { type, data: value } as MeikanEvent })),
);
