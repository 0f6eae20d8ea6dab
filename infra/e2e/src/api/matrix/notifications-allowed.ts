import type { Who } from '../test-app/open-api-test-app.ts';
import { signedIn } from './callers.ts';

/** Everybody reads and sees their own. */
export const notificationsAllowed: Readonly<Record<string, readonly Who[]>> = {
  'GET /api/users/notifications': signedIn,
  'GET /api/users/notifications/state': signedIn,
  'PUT /api/users/notifications/seen': signedIn,
  'PUT /api/users/notifications/kinds/:kind': signedIn,
};
