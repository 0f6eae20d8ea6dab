import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/** Encoded slashes, backslashes, dots, NUL; doubled slashes; dot segments: nothing honest sends them. */
const CROOKED_PATH = /%2f|%5c|%2e|%00|\\|\/\/|\/\.{1,2}(?:\/|$)|;/i;
const LONGEST_URL = 8 * 1024;
const LONGEST_LOCATION = 2 * 1024;
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request's target, as it was sent, should not even be routed. */
export function isCrookedUrl(url: string): boolean {
  return url.length > LONGEST_URL || CROOKED_PATH.test(url.split('?', 1)[0] ?? '');
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** A browser says where a write comes from; only our own pages may write. Programs send no Origin. */
function refuseForeignWrite(request: FastifyRequest, publicHost: string | undefined): void {
  const { origin } = request.headers;
  if (origin === undefined || SAFE_METHODS.has(request.method)) return;
  const host = originHost(origin);
  if (host === undefined || (host !== publicHost && host !== request.headers.host)) {
    throw new ProblemError({ code: 'cross-site' });
  }
}

/** `current-location` is an opaque hint of 2 KB at most; a longer one is not kept. */
function dropLongLocation(request: FastifyRequest): void {
  const location = request.headers['current-location'];
  if (location !== undefined && location.length > LONGEST_LOCATION) delete request.headers['current-location'];
}

/** Refusals that need nothing but the request's line and headers, before anything is read. */
export function guardRequests(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicHost = publicUrl === undefined ? undefined : originHost(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isCrookedUrl(request.raw.url ?? '')) throw new ProblemError({ code: 'malformed-request' });
    refuseForeignWrite(request, publicHost);
    dropLongLocation(request);
  });
}
