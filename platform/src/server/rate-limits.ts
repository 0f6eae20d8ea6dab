import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/** At most `max` requests in `windowMs` milliseconds. */
export type Limit = { readonly max: number; readonly windowMs: number };

export type LimitName = 'general' | 'media' | 'deletion' | 'signUp' | 'outbound' | 'invitation';
export type Limits = Readonly<Record<LimitName, Limit>>;

const MINUTE = 60_000;

/** What Mastodon allows, for the kinds of requests that it limits; those that send requests or mails elsewhere are our own. */
export const defaultLimits: Limits = {
  general: { max: 300, windowMs: 5 * MINUTE },
  media: { max: 30, windowMs: 30 * MINUTE },
  deletion: { max: 30, windowMs: 30 * MINUTE },
  signUp: { max: 5, windowMs: 30 * MINUTE },
  /** Requests that make this server ask another one. */
  outbound: { max: 60, windowMs: 30 * MINUTE },
  /** Mails to addresses that somebody names. */
  invitation: { max: 20, windowMs: 60 * MINUTE },
};

type Count = (request: FastifyRequest, reply: FastifyReply, who: string) => Promise<void>;

/** Counts one request of `who` (an address or an account); 429 with `Retry-After` when it is one too many. */
export type Limiters = Readonly<Record<LimitName, Count>>;

const uncounted: Count = async () => undefined;
const KEYS_KEPT = 50_000;

function counter(app: FastifyInstance, limit: Limit): Count {
  const keys = new WeakMap<FastifyRequest, string>();
  const check = app.createRateLimit({
    max: limit.max,
    timeWindow: limit.windowMs,
    keyGenerator: (request: FastifyRequest) => keys.get(request) ?? request.ip,
  });
  return async (request, reply, who) => {
    keys.set(request, who);
    const result = await check(request);
    if (result.isAllowed) return;
    reply.header('x-ratelimit-limit', result.max);
    reply.header('x-ratelimit-remaining', result.remaining);
    reply.header('x-ratelimit-reset', result.ttlInSeconds);
    if (result.isExceeded) throw new ProblemError({ code: 'too-many-requests', retryAfter: result.ttlInSeconds });
  };
}

/** One counter per kind of request, in this process's memory; `off` counts nothing (tests, benchmarks). */
export async function createLimiters(app: FastifyInstance, limits: Limits | 'off'): Promise<Limiters> {
  if (limits === 'off')
    return {
      ...{ general: uncounted, media: uncounted, deletion: uncounted },
      ...{ signUp: uncounted, outbound: uncounted, invitation: uncounted },
    };
  await app.register(rateLimit, { global: false, cache: KEYS_KEPT });
  return {
    general: counter(app, limits.general),
    media: counter(app, limits.media),
    deletion: counter(app, limits.deletion),
    signUp: counter(app, limits.signUp),
    outbound: counter(app, limits.outbound),
    invitation: counter(app, limits.invitation),
  };
}
