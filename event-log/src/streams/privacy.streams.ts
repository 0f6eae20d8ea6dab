import { privacyDecider, type UserId } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

const choice = { fields: { userId: plain, at: plain } };

/** What a member chooses of their own privacy. */
export const privacyStreams = defineStreams({
  category: 'privacy',
  decider: privacyDecider,
  id: (userId: UserId) => userId,
  subjectOf: nobody,
  events: { 'footprints-hidden': choice, 'footprints-shown': choice },
});
