import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SignInFirst } from '../../directory/sign-in-first.tsx';
import { useCurrentSubscription } from '../../session/current-subscription.ts';
import { ownCompanyPath, type Session, useSession } from '../../session/session.ts';
import {
  Avatar,
  buttonClass,
  DefinitionList,
  Icon,
  Section,
  Segmented,
  useColourScheme,
  usePageTitle,
} from '../../ui/index.ts';
import { LeavingSection } from './leaving/leaving-section.tsx';
import { OwnDataSection } from './own-data/own-data-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { accountTexts as texts } from './texts.ts';
import './account.css';

type Signed = Extract<Session, { kind: 'account' }>;
type Props = {
  readonly onSignOut: () => void;
  /** What other features let their person choose. */
  readonly privacy: ReactNode;
};

/** Who is signed in here, how to change the password and the address and sign out, where else one is signed in, what one is notified of, how this device shows the pages, what one takes along, and how to leave. */
export function AccountPage({ onSignOut, privacy }: Props) {
  usePageTitle(texts.title);
  const session = useSession();
  if (session.kind === 'anonymous') {
    return (
      <SignInFirst title={texts.title} below={<Appearance />}>
        {texts.anonymous}
      </SignInFirst>
    );
  }
  const kind = session.account.isBusinessMode ? 'company' : 'person';
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.title}</h1>
      <Who session={session} />
      <SecuritySection onSignOut={onSignOut} />
      <SessionsSection />
      <Section title={texts.privacy}>{privacy}</Section>
      <Notifications />
      <Appearance />
      <OwnDataSection of={kind} />
      <LeavingSection of={kind} closesAt={session.account.closesAt} />
    </div>
  );
}

function Who({ session }: { readonly session: Signed }) {
  const { account, role } = session;
  const company = ownCompanyPath(session);
  const plan = usePlan(session);
  return (
    <Section title={texts.who}>
      <div className="acc__who">
        <Avatar id={account.id} src={account.picture} size="m" />
        <DefinitionList
          entries={[
            { term: texts.name, value: account.name },
            { term: texts.email, value: <EmailAddress address={account.email} /> },
            { term: texts.mode, value: texts.roles[role] },
            ...plan,
          ]}
        />
      </div>
      {role !== 'admin' && (
        <div className="page__a">
          {role === 'general' && (
            <Link to="/profile" className={buttonClass()}>
              <Icon name="user" />
              {texts.profile}
            </Link>
          )}
          {role === 'business' && (
            <Link to={company ?? '/onboarding'} className={buttonClass()}>
              <Icon name="building" />
              {company === null ? texts.makeCompany : texts.company}
            </Link>
          )}
        </div>
      )}
    </Section>
  );
}

/** An admin has none; nothing before it is known. */
function usePlan({ account, role }: Signed) {
  const plan = useCurrentSubscription(account.id, { enabled: role !== 'admin' });
  return plan === undefined ? [] : [{ term: texts.plan, value: plan ? texts.paid(plan.start) : texts.free }];
}

/** Too long for a phone's line, an address parts before its @, not at a hyphen of its name. */
function EmailAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      <span className="acc__mail">{address.slice(0, at)}</span>
      <span className="acc__mail">{address.slice(at)}</span>
    </>
  );
}

function Notifications() {
  return (
    <Section title={texts.notifications}>
      <p className="sm muted">{texts.notificationsNote}</p>
      <div className="page__a">
        <Link to="/notifications" search={{}} className={buttonClass()}>
          <Icon name="bell" />
          {texts.readNotifications}
        </Link>
        <Link to="/notifications" hash="settings" search={{}} className={buttonClass()}>
          {texts.chooseNotifications}
        </Link>
      </div>
    </Section>
  );
}

const SCHEMES = (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: texts.schemes[value] }));

function Appearance() {
  const { scheme, choose } = useColourScheme();
  return (
    <Section title={texts.appearance}>
      <div className="acc__row">
        <Segmented label={texts.scheme} choices={SCHEMES} value={scheme} onChange={choose} />
        <p className="sm muted">{texts.schemeNote}</p>
      </div>
    </Section>
  );
}
