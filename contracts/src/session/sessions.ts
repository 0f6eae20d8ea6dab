import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { mailedCode } from './calls.ts';

/** An account has at most so many: a new one ends the one that was longest out of use. */
export const MOST_SESSIONS = 100;

/** Where somebody is signed in. Moments are instants. */
const sessionAnswer = z.object({
  id: z.string(),
  /** As its browser says of itself, `Chrome`; null where it says nothing that is known. */
  browser: z.string().nullable(),
  /** `Windows`, `iPhone`; null where it is not known. */
  system: z.string().nullable(),
  begunAt: z.string(),
  /** Up to an hour later it may have been used still. */
  lastUsedAt: z.string(),
  /** The one that asks. */
  isOwn: z.boolean(),
});

/** The own one first, then the one that was used last. */
const answer = z.object({ sessions: z.array(sessionAnswer) });

export const readSessions = defineRead({
  name: 'readSessions',
  method: 'GET',
  path: '/api/users/sessions',
  access: 'signed-in',
  summary: '自分がログインしている端末を一覧する',
  answer,
});

export const sendSessionsCode = defineCommand({
  name: 'sendSessionsCode',
  method: 'POST',
  path: '/api/users/sessions/code',
  access: 'signed-in',
  summary: 'ほかの端末からログアウトするための確認コードを、アカウントのメールアドレスに送る',
  body: z.strictObject({}).optional(),
  /** `sentTo`: the address, most of it covered. */
  answer: z.object({ sentTo: z.string() }),
});

/**
 * Ends sessions of the account, and signs their browsers out at the provider; the tokens are refused within five seconds everywhere. One
 * that has ended already, and the own one, are passed over. Answers what is left, 422 for a code that is not the mailed one.
 */
export const endSessions = defineCommand({
  name: 'endSessions',
  method: 'POST',
  path: '/api/users/sessions/end',
  access: 'signed-in',
  summary: 'ほかの端末からログアウトする',
  body: z.strictObject({
    code: mailedCode,
    sessions: z.array(z.guid().toLowerCase()).min(1).max(MOST_SESSIONS).meta({ title: 'ログアウトする端末' }),
  }),
  answer,
});

export type SessionAnswer = z.output<typeof sessionAnswer>;
