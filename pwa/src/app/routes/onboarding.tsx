import { createFileRoute } from '@tanstack/react-router';
import { readsQuery } from '../../address/query.ts';
import { OnboardingPage as Explained } from '../../features/guide/onboarding-page.tsx';
import { OnboardingPage } from '../../features/profile/onboarding/onboarding-page.tsx';
import { AddServiceButton } from '../../features/usages/add-service/add-service-button.tsx';
import { useSession } from '../../session/session.ts';
import { type OnboardingSearch, onboardingSearch } from '../onboarding-search.ts';

export const Route = createFileRoute('/onboarding')({
  validateSearch: readsQuery<OnboardingSearch>(onboardingSearch),
  component: OnboardingRoute,
});

/** For people who have a profile its steps; for everybody else what they would be. */
function OnboardingRoute() {
  const session = useSession();
  const { step, returnTo = '/' } = Route.useSearch();
  if (session.kind === 'anonymous' || session.role !== 'general') return <Explained />;
  const { id } = session.account;
  return <OnboardingPage key={id} id={id} step={step} returnTo={returnTo} addService={<AddServiceButton primary />} />;
}
