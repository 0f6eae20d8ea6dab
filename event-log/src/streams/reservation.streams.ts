import { emailReservationDecider, handleReservationDecider } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

const holder = { fields: { accountId: plain, at: plain } };

export const handleStreams = defineStreams({
  category: 'handle',
  decider: handleReservationDecider,
  /** The handle as the domain's `handle()` folds it. */
  id: (handle: string) => handle,
  subjectOf: nobody,
  events: { 'handle-claimed': holder, 'handle-released': holder },
});

export const emailStreams = defineStreams({
  category: 'email',
  decider: emailReservationDecider,
  /** Stands for the address (hex or base64url); the address itself is nowhere in the log. */
  id: (hmac: string) => hmac,
  subjectOf: nobody,
  events: { 'email-reserved': holder, 'email-released': holder },
});
