import type { Session } from './session.ts';

const FIRST_STEPS = '/onboarding';

/**
 * Where a sign-in leads on to. Who comes for the first time is led to what makes a profile, and from there to where they wanted to go;
 * a company's account to its page until it has one, unless it was on its way elsewhere: whoever is invited gets a page by that.
 */
export function leadsOnTo(session: Session, isNew: boolean, returnTo: string): string {
  if (session.kind === 'anonymous') return returnTo;
  if (session.role === 'business') {
    return session.account.companyId === null && returnTo === '/' ? FIRST_STEPS : returnTo;
  }
  if (!isNew || session.role !== 'general') return returnTo;
  return returnTo === '/' ? FIRST_STEPS : `${FIRST_STEPS}?${new URLSearchParams({ returnTo })}`;
}
