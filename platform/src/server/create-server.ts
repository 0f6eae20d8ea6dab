import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { type Clock, systemClock } from '../clock.ts';
import { limitWork } from '../concurrency/limit-work.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { RefusedAttempt } from '../refusals/refused-attempts.ts';
import { handleErrors, sendProblem, toProblemError } from './error-handler.ts';
import { guardRequests } from './guard-requests.ts';
import { acceptJsonOnly } from './json-body.ts';
import { rememberRoutes } from './known-routes.ts';
import { createLimiters, defaultLimits, type Limits } from './rate-limits.ts';
import { logRequests } from './request-log.ts';
import { contentSecurityPolicy, type PageSecurity, setSecurityHeaders } from './security-headers.ts';
import { rememberState } from './server-state.ts';
import { tellTime } from './server-time.ts';
import { answerUnknownRoutes } from './unknown-routes.ts';

export type ServerOptions = {
  /** From `createLogger`; `false` in tests. */
  readonly logger: FastifyBaseLogger | false;
  /** Number of proxies in front or their addresses; `false` believes no forwarded header. */
  readonly trustProxy?: false | number | readonly string[];
  /** Largest JSON body in bytes; 256 KiB unless told. */
  readonly bodyLimit?: number;
  /** Mastodon's figures unless told. */
  readonly limits?: Limits | 'off';
  /** Origin that people use: writes from other sites are refused, HSTS is sent when it is https. */
  readonly publicUrl?: string;
  /** What the pages of this server may load beside their own origin. */
  readonly security?: PageSecurity;
  /** What header `server-time` tells; the system's unless told. */
  readonly clock?: Clock;
  /** Parse answers by their contract before they leave, so that no other field can (default true). */
  readonly checkAnswers?: boolean;
  /** Calls that may work at once before others get 503; 500 unless told. */
  readonly mostCalls?: number;
  /** Told when somebody who is signed in asks for what only admins may do, before they are refused. Must not reject. */
  readonly onRefused?: (attempt: RefusedAttempt) => Promise<void>;
};

const BODY_LIMIT = 256 * 1024;
const MOST_CALLS = 500;
const tooManyCalls = () => new ProblemError({ code: 'unavailable', retryAfter: 1 });
const REQUEST_TIMEOUT = 30_000;
const HEADERS_TIMEOUT = 10_000;
const KEEP_ALIVE_TIMEOUT = 72_000;
const LONGEST_PARAMETER = 256;

/** Hops are counted from the socket: the first `hops` addresses are believed. */
function believed(
  trust: false | number | readonly string[],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (trust === false) return false;
  return typeof trust === 'number' ? (_address, hop) => hop < trust : [...trust];
}

function fastify(options: ServerOptions): FastifyInstance {
  return Fastify({
    ...(options.logger === false ? { logger: false } : { loggerInstance: options.logger }),
    trustProxy: believed(options.trustProxy ?? false),
    bodyLimit: options.bodyLimit ?? BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT },
    routerOptions: {
      maxParamLength: LONGEST_PARAMETER,
      querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)),
    },
    genReqId: () => uuidv7(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // A path that cannot be decoded never reaches a route, nor the hooks that set headers.
    frameworkErrors: (error, request, reply) => {
      reply.header('content-security-policy', contentSecurityPolicy('page', options.security));
      reply.header('x-content-type-options', 'nosniff');
      sendProblem(request, reply, toProblemError(error));
    },
  });
}

/**
 * A Fastify that every package's plugin may be registered on: guarded parsing, problems, headers, limits, one log line per
 * request. Packages add calls with `registerCall`; other routes say by `config.rule` who may use them.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify(options);
  const routes = rememberRoutes(app);
  const limiters = await createLimiters(app, options.limits ?? defaultLimits);
  rememberState(app, {
    calls: [],
    routes,
    limiters,
    checkAnswers: options.checkAnswers ?? true,
    limitCalls: limitWork({ running: options.mostCalls ?? MOST_CALLS, full: tooManyCalls }),
    onRefused: options.onRefused ?? (async () => undefined),
    failures: new WeakMap(),
  });
  handleErrors(app);
  logRequests(app);
  await setSecurityHeaders(app, options);
  tellTime(app, options.clock ?? systemClock);
  guardRequests(app, options.publicUrl);
  acceptJsonOnly(app);
  answerUnknownRoutes(app);
  return app;
}
