import type { Instant } from '@meikan/domain';
import type { Recorded } from './projector.ts';

/** What was told so long before it was written, in ms, is no news: an import repeats it, or its restoring. */
const NEWS_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Since when something can be known. `told`: when it was so by whom it is from, who may have had no network then: it is new to others
 * when it arrives.
 */
export const arrivalOf = ({ recordedAt }: Pick<Recorded, 'recordedAt'>, told: Instant): Instant =>
  Date.parse(recordedAt) - Date.parse(told) > NEWS_FOR_MS ? told : recordedAt;
