import { createFileRoute, Navigate } from '@tanstack/react-router';
import { readsQuery } from '../../address/query.ts';
import { MakeOwnPage } from '../../features/company/own-page/make-own-page.tsx';
import { OnboardingPage as Explained } from '../../features/guide/onboarding-page.tsx';
import { OnboardingPage } from '../../features/profile/onboarding/onboarding-page.tsx';
import { AddServiceButton } from '../../features/usages/add-service/add-service-button.tsx';
import { ownCompanyPath, type Session, useSession } from '../../session/session.ts';
import { type OnboardingSearch, onboardingSearch } from '../onboarding-search.ts';

export const Route = createFileRoute('/onboarding')({
  validateSearch: readsQuery<OnboardingSearch>(onboardingSearch),
  component: OnboardingRoute,
});

/** For people the steps to their profile, for companies those to their page; for everybody else what they would be. */
function OnboardingRoute() {
  const session = useSession();
  const { step, returnTo = '/' } = Route.useSearch();
  if (session.kind === 'anonymous' || session.role === 'admin') return <Explained />;
  if (session.role === 'business') return <OwnPage session={session} />;
  const { id } = session.account;
  return <OnboardingPage key={id} id={id} step={step} returnTo={returnTo} addService={<AddServiceButton primary />} />;
}

/** A company that has its page is led to it. */
function OwnPage({ session }: { readonly session: Session }) {
  const own = ownCompanyPath(session);
  return own === null ? <MakeOwnPage /> : <Navigate to={own} replace />;
}
