import { Link } from '@tanstack/react-router';
import { FromPc } from '../../directory/from-pc/from-pc.tsx';
import { OutsideLink } from '../../directory/outside-link.tsx';
import { outsideLinks } from '../../directory/outside-links.ts';
import { useReturnTo } from '../../session/return-to.ts';
import { buttonClass } from '../../ui/index.ts';
import { GuidePage } from './guide-page.tsx';
import { business, businessFromPc, guideActions as texts } from './texts.ts';

/** What a company gets here, and the way in; an account is made from a PC. */
export function BusinessLandingPage() {
  const { demo } = outsideLinks();
  const returnTo = useReturnTo();
  const actions = (
    <>
      <Link
        to="/login/business"
        search={{ mode: 'register', returnTo }}
        className={buttonClass({ variant: 'primary' }, 'only-d')}
      >
        {texts.createBusiness}
      </Link>
      <Link to="/login/business" search={{ returnTo }} className={buttonClass()}>
        {texts.businessSignIn}
      </Link>
      {demo && (
        <OutsideLink className={buttonClass()} href={demo}>
          {texts.demo}
        </OutsideLink>
      )}
      <FromPc title={businessFromPc.title} path="/business/landing">
        {businessFromPc.body}
      </FromPc>
    </>
  );
  return <GuidePage text={business} actions={actions} />;
}
