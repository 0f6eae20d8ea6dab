import type { AccountAnswer } from '@meikan/contracts';
import { useNavigate } from '@tanstack/react-router';
import { queryOf } from '../../address/query.ts';
import { outsideLinks } from '../../directory/outside-links.ts';
import { useReturnTo } from '../../session/return-to.ts';
import { useSession } from '../../session/session.ts';
import { Avatar, Icon, Mark, MenuButton } from '../../ui/index.ts';
import { menuEntries } from './menu-entries.ts';
import { useSignOut } from './sign-out.tsx';
import { shellTexts as texts } from './texts.ts';
import { useOwnPicture } from './use-own-picture.ts';

/** The person icon and its menu, by role. Not on phones, where the bottom bar leads to the account. */
export function PersonMenu() {
  const session = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const returnTo = useReturnTo();
  const name = session.kind === 'account' ? session.account.name : texts.menu.anonymous;
  return (
    <div className="person only-d">
      <MenuButton
        label={texts.menu.of(name)}
        button={session.kind === 'account' ? <OwnAvatar account={session.account} /> : <Icon name="user" size="l" />}
        head={session.kind === 'account' ? <AccountHead /> : <AnonymousHead />}
        actions={session.kind === 'account' ? [] : entrances(returnTo)}
        entries={menuEntries(session, outsideLinks(), returnTo, signOut)}
        onNavigate={(href) => navigate({ href })}
      />
    </div>
  );
}

const entrances = (returnTo: string) => [
  { label: texts.menu.signIn, primary: true, href: `/login${queryOf({ returnTo })}` },
  { label: texts.menu.register, href: `/login${queryOf({ mode: 'register', returnTo })}` },
];

function OwnAvatar({ account }: { readonly account: AccountAnswer }) {
  return <Avatar id={account.id} src={useOwnPicture(account)} size="s" />;
}

function AccountHead() {
  const session = useSession();
  if (session.kind === 'anonymous') return null;
  return (
    <div className="umenu__h">
      <OwnAvatar account={session.account} />
      <p>
        <b>{session.account.name}</b>
        <small>{texts.menu.roles[session.role]}</small>
      </p>
    </div>
  );
}

function AnonymousHead() {
  return (
    <div className="umenu__h">
      <Mark className="av" />
      <p>
        <b>{texts.menu.anonymous}</b>
        <small>{texts.menu.anonymousNote}</small>
      </p>
    </div>
  );
}
