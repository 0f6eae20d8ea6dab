import type { EmailReservationEvent, HandleReservationEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

const holder = { fields: { accountId: plain, at: plain } };

export const handleCodecs: CategoryCodecs<HandleReservationEvent> = {
  category: 'handle',
  subjectOf: nobody,
  events: { 'handle-claimed': holder, 'handle-released': holder },
};

export const emailCodecs: CategoryCodecs<EmailReservationEvent> = {
  category: 'email',
  subjectOf: nobody,
  events: { 'email-reserved': holder, 'email-released': holder },
};
