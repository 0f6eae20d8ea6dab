import { answerHeaders } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `registerCall`: the route answers a call of the contracts, wherever its path lies. */
    isCall?: true;
  }
}

/**
 * Header `server-time` on every answer of the API, refusals and unknown paths included: a phone whose clock is wrong tells times
 * by it. Not on files and pictures, which are kept for long.
 */
export function tellTime(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.isCall !== true && !request.url.startsWith('/api/')) return;
    reply.header(answerHeaders.serverTime, clock.now().toISOString());
  });
}
