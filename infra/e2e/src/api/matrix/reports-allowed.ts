import type { Who } from '../test-app/open-api-test-app.ts';
import { admin, signedIn } from './callers.ts';

/** Who reports, and who says what becomes of it. */
export const reportsAllowed: Readonly<Record<string, readonly Who[]>> = {
  'PUT /api/reports/:kind/:id': signedIn,
  'DELETE /api/reports/:kind/:id': signedIn,
  'GET /api/users/reports': signedIn,
  'GET /api/reports': admin,
  'PUT /api/reports/:kind/:id/ruling': admin,
  'DELETE /api/reports/:kind/:id/ruling': admin,
};
