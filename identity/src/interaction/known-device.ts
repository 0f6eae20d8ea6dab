import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityParts } from '../parts.ts';

const YEAR = 365 * 24 * 3600;
const COOKIE = 'meikan-device';

function mark(pepper: string, accountId: string, device: string): string {
  return createHmac('sha256', pepper).update(`device\u0000${accountId}\u0000${device}`).digest('base64url');
}

/**
 * Which device this is, if the account signed in on it before. Its wrong passwords are counted apart, so that nobody
 * can lock the owner out by guessing from elsewhere.
 */
export function knownDevice({ pepper }: IdentityParts, request: FastifyRequest, accountId: string): string | null {
  const [device = '', sent = ''] = (request.cookies[COOKIE] ?? '').split('.');
  const expected = Buffer.from(mark(pepper, accountId, device));
  const given = Buffer.from(sent);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}

/** The cookie says nothing about the account to anybody who does not know its id and our key. */
export function rememberDevice({ pepper, settings }: IdentityParts, reply: FastifyReply, accountId: string): void {
  const device = randomBytes(16).toString('base64url');
  reply.setCookie(COOKIE, `${device}.${mark(pepper, accountId, device)}`, {
    path: '/identity',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: YEAR,
  });
}
