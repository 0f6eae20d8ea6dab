import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FormFaults } from '../pages/fields.ts';
import { type Page, renderPage } from '../pages/layout.ts';
import { waitText } from '../pages/texts.ts';

export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(renderPage(page));
}

/** Whether the page follows the request to send the code again. */
export const wasSentAgain = ({ query }: FastifyRequest): boolean => sentAgain.safeParse(query).success;
const sentAgain = z.object({ sent: z.literal('again') });

/** The form again, with the faults named in it. */
export function sendFaults(reply: FastifyReply, page: (faults: FormFaults) => Page, faults: FormFaults): FastifyReply {
  return sendPage(reply, page(faults), 422);
}

/** The form again, and when to come back. `retryAfter` in seconds. */
export function sendWait(reply: FastifyReply, page: (faults: FormFaults) => Page, retryAfter: number): FastifyReply {
  reply.header('retry-after', retryAfter);
  return sendPage(reply, page({ note: waitText(retryAfter) }), 429);
}
