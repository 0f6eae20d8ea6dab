import { type CompanyId, followDecider, type UserId } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

const pair = { fields: { userId: plain, target: plain, at: plain } };

export const followStreams = defineStreams({
  category: 'follow',
  decider: followDecider,
  id: (userId: UserId, kind: 'user' | 'company', targetId: UserId | CompanyId) => `${userId}_${kind}.${targetId}`,
  subjectOf: nobody,
  events: { 'follow-started': pair, 'follow-ended': pair },
});
