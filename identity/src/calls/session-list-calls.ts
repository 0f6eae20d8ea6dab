import { endSessions, readSessions, type SessionAnswer, sendSessionsCode } from '@meikan/contracts';
import type { AccountId } from '@meikan/domain';
import { registerCall } from '@meikan/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertAccountCode, sendAccountCode } from '../codes/account-codes.ts';
import type { IdentityParts } from '../parts.ts';
import { browserSession, endBrowserSessions } from '../provider/browser-session.ts';
import { createAuthenticate, ownTokenOf } from '../sessions/authenticate.ts';
import { accountOf } from './session-calls.ts';

async function sessionsOf(
  { sessions }: IdentityParts,
  request: FastifyRequest,
  id: AccountId,
): Promise<SessionAnswer[]> {
  const living = await sessions.living(id, ownTokenOf(request));
  return living.map(({ begunAt, lastUsedAt, ...session }) => ({
    ...session,
    begunAt: begunAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

/** Ends the sessions, and those of their browsers at the provider, or they would be signed in again without a password. */
async function end(parts: IdentityParts, request: FastifyRequest, id: AccountId, sessions: readonly string[]) {
  const ended = await parts.sessions.revokeOthers(id, sessions, ownTokenOf(request));
  const here = await browserSession(parts.provider, request.raw);
  const browsers = ended.filter((uid) => uid !== null).filter((uid) => uid !== here?.uid);
  // Of which browser an older session is nobody knows: then it is any but this one.
  if (ended.includes(null)) await endBrowserSessions(parts.database, id, { but: here?.uid });
  else if (browsers.length > 0) await endBrowserSessions(parts.database, id, { only: browsers });
}

/** Sent again, or too late, it finds nothing to end, and needs no code for that. */
async function isDone(parts: IdentityParts, request: FastifyRequest, id: AccountId, sessions: readonly string[]) {
  const others = (await sessionsOf(parts, request, id)).filter(({ isOwn }) => !isOwn);
  return !others.some((other) => sessions.includes(other.id));
}

/** Where somebody is signed in, and how they sign out there (`contracts/src/session/sessions.ts`). */
export function sessionListCalls(app: FastifyInstance, parts: IdentityParts): void {
  const options = { authenticate: createAuthenticate(parts.sessions) };
  registerCall(
    app,
    readSessions,
    async ({ viewer, request }) => {
      const { id } = await accountOf(parts, viewer);
      return { payload: { sessions: await sessionsOf(parts, request, id) } };
    },
    options,
  );
  registerCall(
    app,
    sendSessionsCode,
    async ({ viewer, request }) => {
      const account = await accountOf(parts, viewer);
      return { payload: { sentTo: await sendAccountCode(parts, request, 'sessions', account) } };
    },
    options,
  );
  registerCall(
    app,
    endSessions,
    async ({ viewer, request, body }) => {
      const account = await accountOf(parts, viewer);
      if (!(await isDone(parts, request, account.id, body.sessions))) {
        await assertAccountCode(parts, request, 'sessions', account, body.code);
        await end(parts, request, account.id, body.sessions);
      }
      return { payload: { sessions: await sessionsOf(parts, request, account.id) } };
    },
    options,
  );
}
