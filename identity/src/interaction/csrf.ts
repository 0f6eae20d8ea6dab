import { createHmac, timingSafeEqual } from 'node:crypto';
import { ProblemError } from '@meikan/platform';
import type { FastifyRequest } from 'fastify';

/** The token of a form: bound to what only this browser's cookie can open (an interaction, a session). */
export function csrfToken(pepper: string, bound: string): string {
  return createHmac('sha256', pepper).update(`csrf\u0000${bound}`).digest('base64url');
}

/** @throws ProblemError 403 for a token of another browser's form */
export function checkCsrf(pepper: string, bound: string, sent: string): void {
  const expected = Buffer.from(csrfToken(pepper, bound));
  const given = Buffer.from(sent);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new ProblemError({ code: 'cross-site' });
  }
}

/** Forms are sent by our own pages: every browser names its origin on a POST, and it must be ours exactly. */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (request.headers.origin !== new URL(publicUrl).origin) throw new ProblemError({ code: 'cross-site' });
}
