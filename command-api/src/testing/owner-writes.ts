import { expect } from 'vitest';
import { companies, invitations, people } from './directory.ts';
import type { Write } from './write.ts';

const page = `/api/company/${companies.rival}`;
const ofFirm = `/api/company/${companies.tsubame}`;
const { sora, mio, firm } = people;
const soraIs = (isOwner: boolean) => ({ userId: sora.id, isOwner });

/** Who may edit a page: Rival's account asks, Sora accepts, is taken out, comes back and leaves; Mio hands hers over. */
export const ownerWrites: readonly Write[] = [
  {
    name: 'POST /company/:id/invitations',
    who: 'rival',
    asked: { method: 'POST', url: `${page}/invitations`, body: { email: 'kai@example.jp' } },
    appends: ['owner-invited'],
    otherBody: { email: 'kai@example.jp', handOver: true },
    payload: { id: expect.any(String), expiresAt: '2026-11-28T12:00:00.000Z' },
  },
  {
    name: 'DELETE /company/:id/invitations/:invitationId',
    who: 'rival',
    asked: { method: 'DELETE', url: `${page}/invitations/${invitations.ofRiku.id}` },
    appends: ['invitation-withdrawn'],
    payload: { id: invitations.ofRiku.id },
  },
  {
    name: 'POST /company/:id/invitations/accept',
    who: 'sora',
    asked: { method: 'POST', url: `${page}/invitations/accept`, body: { token: invitations.ofSora.secret } },
    appends: ['invitation-accepted', 'owner-added'],
    otherBody: { token: invitations.ofRiku.secret },
    payload: soraIs(true),
  },
  {
    name: 'DELETE /company/:id/owners/:userId',
    who: 'rival',
    asked: { method: 'DELETE', url: `${page}/owners/${sora.id}` },
    appends: ['owner-removed'],
    payload: soraIs(false),
  },
  {
    name: 'PUT /company/:id/owners/:userId',
    who: 'rival',
    asked: { method: 'PUT', url: `${page}/owners/${sora.id}` },
    appends: ['owner-added'],
    payload: soraIs(true),
  },
  {
    name: 'POST /company/:id/leave',
    who: 'sora',
    asked: { method: 'POST', url: `${page}/leave` },
    appends: ['owner-left'],
    payload: soraIs(false),
  },
  // A company's account speaks for the page that it owns, and only while it does.
  {
    name: 'DELETE /company/:id/owners/:userId of a company account',
    who: 'admin',
    asked: { method: 'DELETE', url: `${ofFirm}/owners/${firm.id}` },
    appends: ['owner-removed', 'company-unassigned'],
    payload: { userId: firm.id, isOwner: false },
  },
  {
    name: 'PUT /company/:id/owners/:userId of a company account',
    who: 'admin',
    asked: { method: 'PUT', url: `${ofFirm}/owners/${firm.id}` },
    appends: ['owner-added', 'company-assigned'],
    payload: { userId: firm.id, isOwner: true },
  },
  {
    name: 'POST /company/:id/transfer',
    who: 'mio',
    asked: { method: 'POST', url: `${ofFirm}/transfer`, body: { userId: firm.id } },
    appends: ['ownership-transferred'],
    otherBody: { userId: mio.id },
    payload: { userId: firm.id, isOwner: true },
  },
];
