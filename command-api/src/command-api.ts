import type { FastifyPluginAsync } from 'fastify';
import { articleRoutes } from './articles/article-routes.ts';
import { batchRoutes } from './batch/send-commands-route.ts';
import { bookmarkRoutes } from './bookmarks/bookmark-routes.ts';
import { companyRoutes } from './companies/company-routes.ts';
import { companyListRoutes } from './companies/list-routes.ts';
import { registrationRoutes } from './companies/registration-routes.ts';
import type { CommandApiDeps } from './edge/deps.ts';
import { followRoutes } from './follows/follow-routes.ts';
import { usageRoutes } from './usages/usage-routes.ts';
import { userRoutes } from './users/user-routes.ts';

/** Every write: parse → authorise → command → decide → append → answer with the log's position. */
export function commandApi(deps: CommandApiDeps): FastifyPluginAsync {
  return async (app) => {
    userRoutes(app, deps);
    articleRoutes(app, deps);
    bookmarkRoutes(app, deps);
    followRoutes(app, deps);
    usageRoutes(app, deps);
    companyRoutes(app, deps);
    companyListRoutes(app, deps);
    batchRoutes(app, deps);
    await app.register(registrationRoutes(deps));
  };
}
