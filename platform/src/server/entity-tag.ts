import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TAG_LENGTH = 22;

/** A strong entity tag of what is sent, and of nothing else (RFC 9110 8.8.3). */
export function tagOf(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, TAG_LENGTH)}"`;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//u, '');

/** Whether the header If-None-Match names a tag: `*` does, and a list, each weak or not (RFC 9110 13.1.2). */
function isNamed(header: string, tag: string): boolean {
  return header.trim() === '*' || header.split(',').some((named) => opaque(named) === opaque(tag));
}

/**
 * Sets an answer's tag. True: whoever asks has it already, and the answer is 304 without a body; to be asked only once it is
 * sure that there is something to send, and after all headers that the whole answer would have (RFC 9110 15.4.5).
 */
export function isKnownByTag(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  const header = request.headers['if-none-match'];
  if (header === undefined || !isNamed(header, tag)) return false;
  reply.code(304);
  return true;
}
