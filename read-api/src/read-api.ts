import type { ReadModel } from '@meikan/projections/read-model';
import type { FastifyPluginAsync } from 'fastify';
import { articleRoutes } from './articles/article-routes.ts';
import { blockRoutes } from './blocks/blocks.ts';
import { searchWithoutBlocked } from './blocks/search-without-blocked.ts';
import { bookmarkRoutes } from './bookmarks/bookmarks.ts';
import { changesRoute } from './changes/changes-route.ts';
import { companyRoutes } from './companies/company-routes.ts';
import { ownerRoutes } from './companies/owner-routes.ts';
import { ownershipRequestRoutes } from './companies/ownership-request-routes.ts';
import { footprintRoutes } from './footprints/footprint-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import type { ReadApiDeps } from './route/deps.ts';
import { searchRoutes } from './search/search-routes.ts';
import { subscriptionRoutes } from './subscriptions/subscriptions.ts';
import { surveyRoutes } from './surveys/survey-routes.ts';
import { synonymRoutes } from './synonyms/synonym-routes.ts';
import { widenedSearch } from './synonyms/widened-search.ts';
import { topRoutes } from './top/top-routes.ts';
import { userRoutes } from './users/user-routes.ts';

/** Every read: only SELECTs on the read model, and search. */
export function readApi(given: ReadApiDeps): FastifyPluginAsync {
  const db = given.database.kysely<ReadModel>();
  const deps = { ...given, search: searchWithoutBlocked(widenedSearch(given.search, db), db) };
  return async (app) => {
    topRoutes(app, deps);
    userRoutes(app, deps);
    articleRoutes(app, deps);
    bookmarkRoutes(app, deps);
    companyRoutes(app, deps);
    ownerRoutes(app, deps);
    ownershipRequestRoutes(app, deps);
    searchRoutes(app, deps);
    blockRoutes(app, deps);
    footprintRoutes(app, deps);
    subscriptionRoutes(app, deps);
    surveyRoutes(app, deps);
    synonymRoutes(app, deps);
    reportRoutes(app, deps);
    notificationRoutes(app, deps);
    changesRoute(app, deps);
  };
}
