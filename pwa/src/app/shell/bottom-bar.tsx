import { Link, useRouterState } from '@tanstack/react-router';
import type { TabKey } from '../../features/profile/profile-tabs.ts';
import { useReturnTo } from '../../session/return-to.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/session.ts';
import { Icon, type IconName } from '../../ui/index.ts';
import type { LoginSearch } from '../login-search.ts';
import { shellTexts as texts } from './texts.ts';
import './bottom-bar.css';

type Place = { readonly href: string; readonly icon: IconName; readonly label: string; readonly search?: LoginSearch };

/** The tab of the own profile that lists what was kept. */
const KEPT: TabKey = 'bookmark';

/** The last place: where the reader signs in, or what is theirs. */
function ownPlace(session: Session, returnTo: string): Place {
  if (session.kind === 'anonymous')
    return { href: '/login', search: { returnTo }, icon: 'user', label: texts.bottom.signIn };
  return { href: '/account', icon: 'user', label: texts.bottom.mine };
}

function places(session: Session, returnTo: string): readonly Place[] {
  const kept = session.kind === 'account' && session.role === 'general';
  return [
    { href: '/', icon: 'home', label: texts.bottom.home },
    { href: '/search', icon: 'search', label: texts.bottom.search },
    { href: '/search-service', icon: 'building', label: texts.bottom.services },
    ...(kept
      ? [{ href: `/profile/${session.account.id}?tab=${KEPT}`, icon: 'star' as const, label: texts.bottom.kept }]
      : []),
    ownPlace(session, returnTo),
  ];
}

/** The bar at the thumb, up to 640 px; clears the home indicator of phones without a button. */
export function BottomBar() {
  const session = useSession();
  const returnTo = useReturnTo();
  const href = useRouterState({ select: ({ location }) => location.href });
  return (
    <nav className="bbar" aria-label={texts.bottomNavigation}>
      <div className="bbar-in">
        {places(session, returnTo).map((place) => (
          <Link
            key={place.href}
            to={place.href}
            {...(place.search && { search: place.search })}
            aria-current={place.href === href ? 'page' : undefined}
          >
            <Icon name={place.icon} />
            {place.label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
