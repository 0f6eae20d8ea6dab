import { listBlocks } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReadApiDeps } from '../route/deps.ts';
import { readRoute } from '../route/read-route.ts';
import { countBlocked, findBlocked } from './block-queries.ts';

export function blockRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listBlocks, async ({ query }, question) => {
    const [payload, total] = await Promise.all([findBlocked(question, query), countBlocked(question)]);
    return { payload, total };
  });
}
