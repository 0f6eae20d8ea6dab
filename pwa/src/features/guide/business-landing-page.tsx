import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/index.ts';
import { GuidePage } from './guide-page.tsx';
import { business, guideActions as texts } from './texts.ts';

/** What a company gets here, and the way in. */
export function BusinessLandingPage() {
  const actions = (
    <>
      <Link to="/login/business" search={{ mode: 'register' }} className={buttonClass({ variant: 'primary' })}>
        {texts.createBusiness}
      </Link>
      <Link to="/login/business" className={buttonClass()}>
        {texts.businessSignIn}
      </Link>
    </>
  );
  return <GuidePage text={business} actions={actions} />;
}
