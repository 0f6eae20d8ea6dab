import { Link } from '@tanstack/react-router';
import { FromPc } from '../../directory/from-pc/from-pc.tsx';
import { OutsideLink } from '../../directory/outside-link.tsx';
import { outsideLinks } from '../../directory/outside-links.ts';
import { ownCompanyPath, type Session, useSession } from '../../session/session.ts';
import { buttonClass } from '../../ui/index.ts';
import { GuidePage } from './guide-page.tsx';
import { business, businessFromPc, guideActions as texts } from './texts.ts';

/** Leads who has a page to it, and who has none to making one. */
const OWN_PAGE = '/onboarding';

/** What a company gets here, and the way in; an account is made from a PC. */
export function BusinessLandingPage() {
  const { demo } = outsideLinks();
  const session = useSession();
  const isCompany = session.kind === 'account' && session.role === 'business';
  const actions = (
    <>
      {isCompany ? <ToOwnPage session={session} /> : <ToAccount />}
      {demo && (
        <OutsideLink className={buttonClass()} href={demo}>
          {texts.demo}
        </OutsideLink>
      )}
      {!isCompany && (
        <FromPc title={businessFromPc.title} path="/business/landing">
          {businessFromPc.body}
        </FromPc>
      )}
    </>
  );
  return <GuidePage text={business} actions={actions} />;
}

function ToAccount() {
  return (
    <>
      <Link
        to="/login/business"
        search={{ mode: 'register', returnTo: OWN_PAGE }}
        className={buttonClass({ variant: 'primary' }, 'only-d')}
      >
        {texts.createBusiness}
      </Link>
      <Link to="/login/business" search={{ returnTo: OWN_PAGE }} className={buttonClass()}>
        {texts.businessSignIn}
      </Link>
    </>
  );
}

function ToOwnPage({ session }: { readonly session: Session }) {
  return (
    <Link to={OWN_PAGE} className={buttonClass({ variant: 'primary' })}>
      {ownCompanyPath(session) === null ? texts.makePage : texts.ownPage}
    </Link>
  );
}
