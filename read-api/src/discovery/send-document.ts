import { isKnownByTag, tagOf } from '@meikan/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packed } from '../pages/packed.ts';

type Document = { readonly type: string; readonly text: string };

/** Readers ask again every time, and are told in a word when nothing is new: a person who is hidden is gone at once. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Sends a document that programs read, with its ETag; 304 to who has it already. */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, { type, text }: Document) {
  reply.header('cache-control', ASK_AGAIN).header('vary', 'accept-encoding');
  // Weak: the same text is sent packed in several ways.
  if (isKnownByTag(request, reply, `W/${tagOf(text)}`)) return reply.send();
  const body = await packed(text, request, reply);
  return reply.type(`${type}; charset=utf-8`).send(body);
}
