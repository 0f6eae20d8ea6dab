import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import type { LimitName } from './rate-limits.ts';
import { stateOf } from './server-state.ts';

/** For routes that are no calls (sign-up forms, uploads): an `onRequest` hook that counts by address. */
export function limitByAddress(
  app: FastifyInstance,
  name: LimitName,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return (request, reply) => stateOf(app).limiters[name](request, reply, networkOf(request.ip));
}
