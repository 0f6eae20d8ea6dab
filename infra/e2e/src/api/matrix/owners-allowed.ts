import type { Who } from '../test-app/open-api-test-app.ts';
import { admin, anyone, ownerOfCompany, signedIn } from './callers.ts';

/** Who may edit a page or asks to, and what its owners answer. */
export const ownersAllowed: Readonly<Record<string, readonly Who[]>> = {
  'PUT /api/company/:id/usage-claims': ownerOfCompany,
  'PUT /api/company/:id/relation-claims': ownerOfCompany,
  'GET /api/company/:id/owners': ownerOfCompany,
  'POST /api/company/:id/invitations': ownerOfCompany,
  'DELETE /api/company/:id/invitations/:invitationId': ownerOfCompany,
  'POST /api/company/:id/invitations/read': anyone,
  'POST /api/company/:id/invitations/accept': signedIn,
  'DELETE /api/company/:id/owners/:userId': ownerOfCompany,
  'PUT /api/company/:id/owners/:userId': ownerOfCompany,
  'POST /api/company/:id/leave': ownerOfCompany,
  'POST /api/company/:id/transfer': ownerOfCompany,
  'GET /api/company/:id/ownership-request': signedIn,
  'PUT /api/company/:id/ownership-request': signedIn,
  'DELETE /api/company/:id/ownership-request': signedIn,
  'POST /api/company/:id/ownership-request/prove': signedIn,
  'GET /api/company/ownership-requests': admin,
  'PUT /api/company/:id/ownership-requests/:userId': admin,
};
