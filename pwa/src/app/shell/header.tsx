import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SyncState } from '../../offline/ui/outbox/sync-state.tsx';
import { IconButton, Mark } from '../../ui/index.ts';
import { Bell } from './bell.tsx';
import { HeaderSearch } from './header-search.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SubNavigation } from './sub-navigation.tsx';
import { shellTexts as texts } from './texts.ts';
import './header.css';

type Props = {
  /** Left out on the top page, whose own search field stands large below. */
  readonly withSearch: boolean;
};

/** The masthead: name, search, sync chip and person; the guide in a second row. */
export function Header({ withSearch }: Props) {
  const [searching, setSearching] = useState(false);
  const masthead = useRef<HTMLElement>(null);
  // The field is shown only while searching on a phone, so it can be focused only once that has been drawn.
  const openSearch = () => {
    flushSync(() => setSearching(true));
    masthead.current?.querySelector('input')?.focus();
  };
  return (
    <header className="masthead" ref={masthead}>
      <div className="wrap masthead__in">
        <Link className="brand" to="/" search={{}} aria-label={texts.home}>
          <Mark className="brand__mark" />
          <span className="brand__name">{texts.siteName}</span>
        </Link>
        <HeaderSearch open={searching} onOpen={setSearching} className={withSearch ? '' : 'only-m'} />
        <div className="htools">
          <SyncState />
          <IconButton className="only-m" icon="search" iconSize="l" label={texts.search} onClick={openSearch} />
          <Bell />
          <PersonMenu />
        </div>
      </div>
      <SubNavigation />
    </header>
  );
}
