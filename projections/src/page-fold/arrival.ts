import type { Instant } from '@meikan/domain';
import type { Recorded } from './projector.ts';

/** What was told so long before it was written, in ms, is no news: an import repeats it. */
const NEWS_FOR_MS = 7 * 24 * 60 * 60 * 1000;

type Written = {
  readonly recordedAt: Recorded['recordedAt'];
  readonly metadata: Pick<Recorded['metadata'], 'issuedAt'>;
};

/**
 * Since when others can know of something. `told`: when it was so by whom it is from, who may have had no network then: it is new to
 * others when it arrives. What was so before it was asked for is brought back, and as old as it was.
 */
export function arrivalOf({ recordedAt, metadata }: Written, told: Instant): Instant {
  const isNews = told >= metadata.issuedAt && Date.parse(recordedAt) - Date.parse(told) <= NEWS_FOR_MS;
  return isNews ? recordedAt : told;
}
