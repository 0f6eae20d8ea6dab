import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { closesAt, mailedCode } from './calls.ts';

const answer = z.object({ closesAt });

/** What somebody needs to know who wants to leave. */
export const readLeaving = defineRead({
  name: 'readLeaving',
  method: 'GET',
  path: '/api/users/leaving',
  access: 'signed-in',
  summary: '自分の退会の手続きと、先に引き継ぐ必要のあるページを読む',
  answer: answer.extend({
    /** The published pages that nobody else may edit: they are handed over, or made drafts, before their owner may leave. */
    ownedAlone: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});

export const sendLeavingCode = defineCommand({
  name: 'sendLeavingCode',
  method: 'POST',
  path: '/api/users/leaving/code',
  access: 'signed-in',
  summary: '退会の確認コードを、アカウントのメールアドレスに送る',
  body: z.strictObject({}).optional(),
  /** `sentTo`: the address, most of it covered. */
  answer: z.object({ sentTo: z.string() }),
});

/**
 * Begins to leave: nobody else sees the profile from now on, and at `closesAt`, 14 days later, the account is erased. Answers 422 for a
 * code that is not the mailed one, 409 `owns-pages-alone` or `last-admin` where somebody has to take over first.
 */
export const startLeaving = defineCommand({
  name: 'startLeaving',
  method: 'PUT',
  path: '/api/users/leaving',
  access: 'signed-in',
  summary: '退会の手続きをする。14日間は取りやめることができ、そのあとすべて消去される',
  body: z.strictObject({ code: mailedCode }),
  answer,
});

export const stopLeaving = defineCommand({
  name: 'stopLeaving',
  method: 'DELETE',
  path: '/api/users/leaving',
  access: 'signed-in',
  summary: '退会を取りやめる',
  answer,
});
