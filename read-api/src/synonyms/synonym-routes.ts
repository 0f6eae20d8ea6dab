import { listSynonyms } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReadApiDeps } from '../route/deps.ts';
import { readRoute } from '../route/read-route.ts';
import { findSynonyms } from './find-synonyms.ts';

export function synonymRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listSynonyms, async (_, { db }) => {
    const entries = await findSynonyms(db);
    const payload = entries.map(({ word, others, oneWay }) => ({ word, others: [...others], oneWay }));
    return { payload, total: payload.length };
  });
}
