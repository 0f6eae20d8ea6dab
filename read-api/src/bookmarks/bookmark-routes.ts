import { listBookmarks } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReadApiDeps } from '../route/deps.ts';
import { inPreview, readRoute } from '../route/read-route.ts';
import { seenPerson } from '../users/seen-person.ts';
import { countBookmarks, findBookmarks, total } from './bookmark-queries.ts';

export function bookmarkRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listBookmarks, async ({ params, query }, question) => {
    const asked = inPreview(question, query.preview);
    const { id } = await seenPerson(asked, params.id);
    const [payload, counter] = await Promise.all([findBookmarks(asked, id, query), countBookmarks(asked, id)]);
    return { payload, total: query.mainCategory ? (counter[query.mainCategory] ?? 0) : total(counter), counter };
  });
}
