import type { FastifyPluginAsync } from 'fastify';
import { articleRoutes } from './articles/article-routes.ts';
import { batchRoutes } from './batch/send-commands-route.ts';
import { blockRoutes } from './blocks/block-routes.ts';
import { bookmarkRoutes } from './bookmarks/bookmark-routes.ts';
import { companyRoutes } from './companies/company-routes.ts';
import { companyEditRoutes } from './companies/edit-routes.ts';
import { createKnownPages } from './companies/known-pages.ts';
import { companyListRoutes } from './companies/list-routes.ts';
import { registrationRoutes } from './companies/registration-routes.ts';
import { followRoutes } from './follows/follow-routes.ts';
import { contentReadRoute } from './footprints/content-read-route.ts';
import { footprintRoutes } from './footprints/footprint-routes.ts';
import { invitationRoutes } from './owners/invitation-routes.ts';
import { ownerRoutes } from './owners/owner-routes.ts';
import { privacyRoutes } from './privacy/privacy-routes.ts';
import type { CommandApiDeps } from './route/deps.ts';
import { rssRoutes } from './rss/rss-routes.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';
import { surveyAnswerRoutes } from './surveys/answer-routes.ts';
import { surveyQuestionRoutes } from './surveys/question-routes.ts';
import { claimRoutes } from './usages/claim-routes.ts';
import { usageRoutes } from './usages/usage-routes.ts';
import { userRoutes } from './users/user-routes.ts';

/** Every write: parse → authorise → command → decide → append → answer with the log's position. */
export function commandApi(deps: CommandApiDeps): FastifyPluginAsync {
  return async (app) => {
    const pages = createKnownPages(deps.log);
    userRoutes(app, deps);
    articleRoutes(app, deps);
    rssRoutes(app, deps);
    bookmarkRoutes(app, deps);
    followRoutes(app, deps);
    blockRoutes(app, deps);
    footprintRoutes(app, deps);
    contentReadRoute(app, deps);
    privacyRoutes(app, deps);
    usageRoutes(app, deps);
    claimRoutes(app, deps);
    subscriptionRoutes(app, deps);
    surveyQuestionRoutes(app, deps);
    surveyAnswerRoutes(app, deps);
    companyRoutes(app, deps);
    companyListRoutes(app, deps);
    ownerRoutes(app, deps);
    invitationRoutes(app, deps);
    await app.register(companyEditRoutes(deps));
    batchRoutes(app, deps, pages);
    await app.register(registrationRoutes(deps, pages));
  };
}
