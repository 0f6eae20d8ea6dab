import type { Session } from '../../session/session.ts';

/** Where somebody's way to register a missing service begins; `null`: they have none, for admins use nothing. */
export type RegisterWay = 'form' | 'sign-in' | 'own-page' | null;

/** General accounts register for themselves, business accounts for the company whose page they keep. */
export function registerWay(session: Session): RegisterWay {
  if (session.kind === 'anonymous') return 'sign-in';
  if (session.role === 'admin') return null;
  // Without a page there is no company to register it for.
  return session.role === 'business' && session.account.companyId === null ? 'own-page' : 'form';
}
