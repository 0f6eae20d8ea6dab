import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packed } from '../pages/packed.ts';

type Document = { readonly type: string; readonly text: string };

/** Readers ask again every time, and are told in a word when nothing is new: a person who is hidden is gone at once (H24). */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Sends a document that programs read, with its ETag; 304 to who has it already. */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, { type, text }: Document) {
  // Weak: the same text is sent packed in several ways.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', ASK_AGAIN).header('etag', etag);
  if (isNamedIn(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const body = await packed(text, request, reply);
  return reply.type(`${type}; charset=utf-8`).send(body);
}

const bare = (etag: string) => etag.trim().replace(/^W\//, '');

function isNamedIn(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((named) => bare(named) === bare(etag));
}
