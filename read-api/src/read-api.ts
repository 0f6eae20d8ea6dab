import type { FastifyPluginAsync } from 'fastify';
import { articleRoutes } from './articles/article-routes.ts';
import { bookmarkRoutes } from './bookmarks/bookmark-routes.ts';
import { changesRoute } from './changes/changes-route.ts';
import { companyRoutes } from './companies/company-routes.ts';
import type { ReadApiDeps } from './edge/deps.ts';
import { searchRoutes } from './search/search-routes.ts';
import { topRoutes } from './top/top-routes.ts';
import { userRoutes } from './users/user-routes.ts';

/** Every read: only SELECTs on the read model, and search. */
export function readApi(deps: ReadApiDeps): FastifyPluginAsync {
  return async (app) => {
    topRoutes(app, deps);
    userRoutes(app, deps);
    articleRoutes(app, deps);
    bookmarkRoutes(app, deps);
    companyRoutes(app, deps);
    searchRoutes(app, deps);
    changesRoute(app, deps);
  };
}
