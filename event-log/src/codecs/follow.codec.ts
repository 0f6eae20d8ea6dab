import type { FollowEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

const pair = { fields: { userId: plain, target: plain, at: plain } };

export const followCodecs: CategoryCodecs<FollowEvent> = {
  category: 'follow',
  subjectOf: nobody,
  events: { 'follow-started': pair, 'follow-ended': pair },
};
