import type { Who } from '../test-app/open-api-test-app.ts';
import { admin } from './callers.ts';

/** Who looks into the log and the projections. */
export const auditAllowed: Readonly<Record<string, readonly Who[]>> = {
  'GET /api/audit/history/:category/:id': admin,
  'GET /api/audit/moments/:category/:id': admin,
  'GET /api/audit/state/:category/:id': admin,
  'GET /api/audit/diff/:category/:id': admin,
  'GET /api/audit/projections': admin,
  'POST /api/audit/projections/:name/rebuild': admin,
  'GET /api/audit/projections/:name/parked': admin,
  'POST /api/audit/projections/:name/refold': admin,
  'GET /api/audit/refusals': admin,
};
