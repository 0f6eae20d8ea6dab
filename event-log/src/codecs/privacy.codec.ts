import type { PrivacyEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

const choice = { fields: { userId: plain, at: plain } };

export const privacyCodecs: CategoryCodecs<PrivacyEvent> = {
  category: 'privacy',
  subjectOf: nobody,
  events: { 'footprints-hidden': choice, 'footprints-shown': choice },
};
