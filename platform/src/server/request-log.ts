import type { FastifyInstance } from 'fastify';

const LONGEST = 200;
const MAIL_ADDRESS = /[^\s/@]+(?:@|%40)[^\s/@]+/gi;

/** Paths of unknown routes are whatever somebody sent: shortened, without mail addresses. */
export function loggablePath(url: string): string {
  return (url.split('?', 1)[0] ?? '').replace(MAIL_ADDRESS, '[mail]').slice(0, LONGEST);
}

/** One line per request: the route's pattern rather than its values, no query, no headers but the agent (H46). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? loggablePath(request.url),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
        agent: request.headers['user-agent']?.slice(0, LONGEST),
      },
      'request',
    );
  });
}
