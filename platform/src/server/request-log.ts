import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggableError, loggableText } from '../logging/loggable-error.ts';
import { stateOf } from './server-state.ts';

const LONGEST = 200;

/** Paths of unknown routes are whatever somebody sent: shortened, without mail addresses. */
export function loggablePath(url: string): string {
  return loggableText(url.split('?', 1)[0] ?? '').slice(0, LONGEST);
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? loggablePath(request.url),
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    ip: request.ip,
    agent: request.headers['user-agent']?.slice(0, LONGEST),
  };
}

/** One line per request: the route's pattern rather than its values, no query, no headers but the agent. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = lineOf(request, reply);
    const { failures } = stateOf(app);
    if (failures.has(request))
      request.log.error({ ...line, failure: loggableError(failures.get(request)) }, 'request failed');
    else request.log.info(line, 'request');
  });
}
