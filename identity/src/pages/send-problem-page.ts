import type { ProblemError } from '@meikan/platform';
import type { FastifyReply } from 'fastify';
import { renderPage } from './layout.ts';
import { errorPage } from './provider-pages.ts';

/** A problem as a page, for whoever came with a browser. */
export function sendProblemPage(reply: FastifyReply, { code, detail, status, retryAfter }: ProblemError): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const page = renderPage(errorPage(code, detail));
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
