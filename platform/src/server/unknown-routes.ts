import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { methodsAt } from './known-routes.ts';
import { networkOf } from './network-of.ts';
import { stateOf } from './server-state.ts';

/** 404, or 405 with `Allow` where the path exists by another method. Counted, so that nobody scans for free. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request, reply) => {
    await stateOf(app).limiters.general(request, reply, networkOf(request.ip));
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = methodsAt(app, path);
    if (allowed.length === 0) throw new ProblemError({ code: 'not-found' });
    reply.header('allow', allowed.join(', '));
    throw new ProblemError({ code: 'method-not-allowed' });
  });
}
