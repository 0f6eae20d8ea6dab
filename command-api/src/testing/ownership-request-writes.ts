import { companies, ownershipProof, people } from './directory.ts';
import type { Write } from './write.ts';

const ofTsubame = `/api/company/${companies.tsubame}/ownership-request`;
const ofRival = `/api/company/${companies.rival}/ownership-request`;
const ofKikitome = `/api/company/${companies.kikitome}/ownership-request`;
const { sora } = people;

/** Sora asks an admin to edit Tsubame's page, and is told no; takes back what she asked of Rival; Rival shows a mail of Kikitome. */
export const ownershipRequestWrites: readonly Write[] = [
  {
    name: 'PUT /company/:id/ownership-request',
    who: 'sora',
    asked: { method: 'PUT', url: ofTsubame, body: { message: '広報を担当しています。' } },
    appends: ['ownership-requested'],
    otherBody: { message: '人事を担当しています。' },
    payload: { standing: 'open' },
  },
  {
    name: 'PUT /company/:id/ownership-requests/:userId',
    who: 'admin',
    asked: { method: 'PUT', url: `${ofTsubame}s/${sora.id}`, body: { granted: false, reason: '確認できません。' } },
    appends: ['ownership-declined'],
    otherBody: { granted: true },
    payload: { standing: 'declined' },
  },
  {
    name: 'DELETE /company/:id/ownership-request',
    who: 'sora',
    asked: { method: 'DELETE', url: ofRival },
    appends: ['ownership-request-withdrawn'],
    payload: { standing: 'withdrawn' },
  },
  {
    name: 'POST /company/:id/ownership-request/prove',
    who: 'rival',
    asked: { method: 'POST', url: `${ofKikitome}/prove`, body: { token: ownershipProof.secret } },
    appends: ['ownership-proved', 'owner-added'],
    otherBody: { token: 'Z'.repeat(43) },
    payload: { standing: 'granted' },
  },
];
