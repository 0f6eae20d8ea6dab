import type { FastifyPluginAsync } from 'fastify';
import { historyRoutes } from './history/history-routes.ts';
import { parkedRoutes } from './projections/parked-routes.ts';
import { projectionRoutes } from './projections/projection-routes.ts';
import { refusalRoutes } from './refusals/refusal-routes.ts';
import type { AuditApiDeps } from './route/deps.ts';
import { stateRoutes } from './states/state-routes.ts';

/** For admins: what happened, what was so when, who made it so, the projections' rebuild, and what stands still in them. Every use of it is an event. */
export function auditApi(deps: AuditApiDeps): FastifyPluginAsync {
  return async (app) => {
    historyRoutes(app, deps);
    stateRoutes(app, deps);
    projectionRoutes(app, deps);
    parkedRoutes(app, deps);
    refusalRoutes(app, deps);
  };
}
