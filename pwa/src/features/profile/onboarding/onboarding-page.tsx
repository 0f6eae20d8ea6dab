import { Suspense } from 'react';
import { usePageTitle } from '../../../ui/index.ts';
import { Failing } from '../failing.tsx';
import { ProfileFailure } from '../profile-failure.tsx';
import { ProfileSkeleton } from '../profile-skeleton.tsx';
import { Onboarding, type OnboardingProps } from './onboarding.tsx';
import { onboardingTexts as texts } from './texts.ts';

/** The first steps of a new person: to a page that can be shown, in a few minutes. */
export function OnboardingPage(props: OnboardingProps) {
  usePageTitle(texts.title);
  return (
    <div className="wrap page">
      <Failing id={props.id} fallback={ProfileFailure}>
        <Suspense fallback={<ProfileSkeleton />}>
          <Onboarding {...props} />
        </Suspense>
      </Failing>
    </div>
  );
}
