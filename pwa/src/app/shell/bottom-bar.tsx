import { Link } from '@tanstack/react-router';
import { EXACT } from '../../directory/exact.ts';
import type { TabKey } from '../../features/profile/profile-tabs.ts';
import { useReturnTo } from '../../session/return-to.ts';
import { useSession } from '../../session/session.ts';
import { Icon, type IconName } from '../../ui/index.ts';
import { shellTexts as texts } from './texts.ts';
import './bottom-bar.css';

/** The tab of the own profile that lists what was kept. */
const KEPT: TabKey = 'bookmark';

/** What a place of the bar shows. */
const Place = ({ icon, label }: { readonly icon: IconName; readonly label: string }) => (
  <>
    <Icon name={icon} />
    <span>{label}</span>
  </>
);

/** The last place: where the reader signs in, or what is theirs. */
function OwnPlace({ signedIn }: { readonly signedIn: boolean }) {
  const returnTo = useReturnTo();
  return signedIn ? (
    <Link to="/account" activeOptions={EXACT}>
      <Place icon="user" label={texts.bottom.mine} />
    </Link>
  ) : (
    <Link to="/login" search={{ returnTo }} activeOptions={EXACT}>
      <Place icon="user" label={texts.bottom.signIn} />
    </Link>
  );
}

/** The bar at the thumb, up to 640 px; clears the home indicator of phones without a button. */
export function BottomBar() {
  const session = useSession();
  return (
    <nav className="bbar" aria-label={texts.bottomNavigation}>
      <div className="bbar-in">
        <Link to="/" search={{}} activeOptions={EXACT}>
          <Place icon="home" label={texts.bottom.home} />
        </Link>
        <Link to="/search" search={{}} activeOptions={EXACT}>
          <Place icon="search" label={texts.bottom.search} />
        </Link>
        <Link to="/search-service" search={{}} activeOptions={EXACT}>
          <Place icon="building" label={texts.bottom.services} />
        </Link>
        {session.kind === 'account' && session.role === 'general' && (
          <Link to="/profile/$id" params={{ id: session.account.id }} search={{ tab: KEPT }} activeOptions={EXACT}>
            <Place icon="star" label={texts.bottom.kept} />
          </Link>
        )}
        <OwnPlace signedIn={session.kind === 'account'} />
      </div>
    </nav>
  );
}
