import { listBookmarks } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReadApiDeps } from '../edge/deps.ts';
import { readRoute } from '../edge/read-route.ts';
import { seenPerson } from '../users/seen-person.ts';
import { countBookmarks, findBookmarks, total } from './bookmark-queries.ts';

export function bookmarkRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listBookmarks, async ({ params, query }, question) => {
    const { id } = await seenPerson(question, params.id);
    const [payload, counter] = await Promise.all([findBookmarks(question, id, query), countBookmarks(question, id)]);
    return { payload, total: query.mainCategory ? (counter[query.mainCategory] ?? 0) : total(counter), counter };
  });
}
