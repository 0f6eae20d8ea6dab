import { Link } from '@tanstack/react-router';
import { SyncState } from '../../offline/sync-state.tsx';
import { Icon, Mark } from '../../ui/index.ts';
import { HeaderSearch } from './header-search.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SubNavigation } from './sub-navigation.tsx';
import { shellTexts as texts } from './texts.ts';
import './header.css';

type Props = {
  /** Left out on the top page, whose own search field stands large below. */
  readonly withSearch: boolean;
};

/** The masthead: name, search, sync chip and person; the guide in a second row (company-side 2.2). */
export function Header({ withSearch }: Props) {
  return (
    <header className="masthead">
      <div className="wrap masthead__in">
        <Link className="brand" to="/" search={{}} aria-label={texts.home}>
          <Mark className="brand__mark" />
          <span className="brand__name">{texts.siteName}</span>
        </Link>
        {withSearch && <HeaderSearch />}
        <div className="htools">
          <SyncState />
          <Link className="iconbtn only-m" to="/search" aria-label={texts.search}>
            <Icon name="search" size="l" />
          </Link>
          <PersonMenu />
        </div>
      </div>
      <SubNavigation />
    </header>
  );
}
