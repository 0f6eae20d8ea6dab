import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/index.ts';
import { GuidePage } from './guide-page.tsx';
import { onboarding, guideActions as texts } from './texts.ts';

/** The first steps of a new account. */
export function OnboardingPage() {
  const actions = (
    <Link to="/profile" className={buttonClass({ variant: 'primary' })}>
      {texts.profile}
    </Link>
  );
  return <GuidePage text={onboarding} actions={actions} />;
}
