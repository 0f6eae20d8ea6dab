import type { BlockEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

const pair = { fields: { userId: plain, blockedId: plain, at: plain } };

export const blockCodecs: CategoryCodecs<BlockEvent> = {
  category: 'block',
  subjectOf: nobody,
  events: { 'user-blocked': pair, 'user-unblocked': pair },
};
