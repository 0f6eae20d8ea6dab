import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { articleCommands } from './articles/article-commands.ts';
import { articleRoutes } from './articles/article-routes.ts';
import { batchRoutes } from './batch/send-commands-route.ts';
import type { WireCommand } from './batch/wire-command.ts';
import { blockCommands, blockRoutes } from './blocks/set-block.ts';
import { bookmarkCommands, bookmarkRoutes } from './bookmarks/set-bookmark.ts';
import { companyRoutes } from './companies/company-routes.ts';
import { pageCommands } from './companies/edit-company.ts';
import { companyEditRoutes } from './companies/edit-routes.ts';
import { createKnownPages, type KnownPages } from './companies/known-pages.ts';
import { companyListRoutes } from './companies/list-routes.ts';
import { ownPageRoutes } from './companies/own-page-routes.ts';
import { registerServiceCommand } from './companies/registration.ts';
import { registrationRoutes } from './companies/registration-routes.ts';
import { followCommands, followRoutes } from './follows/set-follow.ts';
import { contentReadRoute } from './footprints/content-read-route.ts';
import { footprintRoutes } from './footprints/footprint-routes.ts';
import { notificationCommands, notificationRoutes } from './notifications/notification-settings.ts';
import { invitationRoutes } from './owners/invitation-routes.ts';
import { ownerRoutes } from './owners/owner-routes.ts';
import { ownershipRequestRoutes } from './owners/ownership-request-routes.ts';
import { privacyCommands, privacyRoutes } from './privacy/set-footprints-hidden.ts';
import { relationCommands } from './relations/relation-commands.ts';
import { reportCommands, reportRoutes } from './reports/report-commands.ts';
import { rulingRoutes } from './reports/ruling-routes.ts';
import type { CommandApiDeps } from './route/deps.ts';
import { rssCommands } from './rss/rss-commands.ts';
import { rssRoutes } from './rss/rss-routes.ts';
import { subscriptionRoutes } from './subscriptions/set-paid-plan.ts';
import { surveyAnswerRoutes } from './surveys/answer-routes.ts';
import { surveyQuestionRoutes } from './surveys/question-routes.ts';
import { synonymRoutes } from './synonyms/synonym-routes.ts';
import { claimCommands } from './usages/claim-commands.ts';
import { claimRoutes } from './usages/claim-routes.ts';
import { usageCommands } from './usages/usage-commands.ts';
import { usageRoutes } from './usages/usage-routes.ts';
import { profileCommands } from './users/user-commands.ts';
import { userRoutes } from './users/user-routes.ts';

type Feature = {
  /** Its calls of REST. */
  routes(app: FastifyInstance, deps: CommandApiDeps): void;
  /** How what a phone may queue of it (contracts, `queuedCommands`) is carried out. */
  readonly queued?: readonly WireCommand[];
};

/** All that can be written. */
export const features = (pages: KnownPages): readonly Feature[] => [
  { routes: userRoutes, queued: profileCommands },
  { routes: articleRoutes, queued: articleCommands },
  { routes: rssRoutes, queued: rssCommands },
  { routes: bookmarkRoutes, queued: bookmarkCommands },
  { routes: followRoutes, queued: followCommands },
  { routes: blockRoutes, queued: blockCommands },
  { routes: footprintRoutes },
  { routes: contentReadRoute },
  { routes: privacyRoutes, queued: privacyCommands },
  { routes: notificationRoutes, queued: notificationCommands },
  { routes: usageRoutes, queued: usageCommands },
  { routes: claimRoutes, queued: claimCommands },
  { routes: subscriptionRoutes },
  { routes: surveyQuestionRoutes },
  { routes: surveyAnswerRoutes },
  { routes: synonymRoutes },
  { routes: reportRoutes, queued: reportCommands },
  { routes: rulingRoutes },
  { routes: companyRoutes },
  { routes: companyEditRoutes, queued: pageCommands },
  { routes: companyListRoutes, queued: relationCommands },
  { routes: ownerRoutes },
  { routes: invitationRoutes },
  { routes: ownershipRequestRoutes },
  { routes: ownPageRoutes(pages) },
  { routes: registrationRoutes(pages), queued: [registerServiceCommand(pages)] },
];

/** Every write: parse → authorise → command → decide → append → answer with the log's position. */
export function commandApi(deps: CommandApiDeps): FastifyPluginAsync {
  return async (app) => {
    const all = features(createKnownPages(deps));
    for (const { routes } of all) routes(app, deps);
    batchRoutes(
      app,
      deps,
      all.flatMap(({ queued = [] }) => queued),
    );
  };
}
