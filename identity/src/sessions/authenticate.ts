import { anonymous, ProblemError, type Viewer } from '@meikan/platform';
import type { FastifyRequest } from 'fastify';
import type { SessionStore } from './session-store.ts';

const BEARER = /^Bearer ([\x21-\x7e]{1,256})$/i;

/** The token of a request; null without one. @throws ProblemError 401 for a header that holds none */
export function bearerOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) throw new ProblemError({ code: 'unauthenticated' });
  return token;
}

/** The token of a request that was authenticated by it. @throws ProblemError 401 without one */
export function ownTokenOf(request: FastifyRequest): string {
  const token = bearerOf(request);
  if (token === null) throw new ProblemError({ code: 'unauthenticated' });
  return token;
}

/** Who asks, by the session token. @throws ProblemError 401 for a token that is not, or no longer, good */
export function createAuthenticate(sessions: SessionStore): (request: FastifyRequest) => Promise<Viewer> {
  return async (request) => {
    const token = bearerOf(request);
    if (token === null) return anonymous;
    const viewer = await sessions.viewerOf(token);
    if (viewer === null) {
      throw new ProblemError({ code: 'unauthenticated', detail: '再度ログインしてください。' });
    }
    return viewer;
  };
}
