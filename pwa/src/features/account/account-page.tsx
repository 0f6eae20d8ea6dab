import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session.ts';
import { buttonClass, DefinitionList, Empty, usePageTitle } from '../../ui/index.ts';
import { accountTexts as texts } from './texts.ts';

/** The account of whoever is signed in. */
export function AccountPage() {
  usePageTitle(texts.title);
  const session = useSession();
  if (session.kind === 'anonymous') {
    const action = (
      <Link to="/login" search={{ returnTo: '/account' }} className={buttonClass({ variant: 'primary' })}>
        {texts.signIn}
      </Link>
    );
    return (
      <Empty drawing="door" level={1} title={texts.title} action={action}>
        {texts.anonymous}
      </Empty>
    );
  }
  const { name, email } = session.account;
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.title}</h1>
      <div className="page__b">
        <DefinitionList
          entries={[
            { term: texts.name, value: name },
            { term: texts.email, value: email },
          ]}
        />
      </div>
    </div>
  );
}
