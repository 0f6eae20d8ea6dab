import { blockDecider, type UserId } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

const pair = { fields: { userId: plain, blockedId: plain, at: plain } };

/** Between a member and somebody they do not want to meet. */
export const blockStreams = defineStreams({
  category: 'block',
  decider: blockDecider,
  id: (userId: UserId, blockedId: UserId) => `${userId}_${blockedId}`,
  subjectOf: nobody,
  events: { 'user-blocked': pair, 'user-unblocked': pair },
});
