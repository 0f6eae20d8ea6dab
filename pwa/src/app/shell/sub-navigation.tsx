import { Link, useRouterState } from '@tanstack/react-router';
import { OutsideLink } from '../../directory/outside-link.tsx';
import { outsideLinks } from '../../directory/outside-links.ts';
import { isTopTab, type TopTab } from '../../features/top/tab-lists.ts';
import { topTabAt } from '../../features/top/top-tab.ts';
import { ownCompanyPath, useSession } from '../../session/session.ts';
import { shellTexts as texts } from './texts.ts';

const TABS: readonly { readonly tab: TopTab; readonly label: string; readonly onlyWithin?: boolean }[] = [
  { tab: 'RECRUITMENT_MATERIALS', label: texts.tabs.recruitment },
  { tab: 'JOINING_NEWS', label: texts.tabs.joining },
  { tab: 'AFTER_JOINING_COMPANY', label: texts.tabs.afterJoining, onlyWithin: true },
  { tab: 'JOB_POSITION_DETAILS', label: texts.tabs.jobs },
  { tab: 'TECH_DESIGN_PM', label: texts.tabs.tech },
  { tab: 'SLIDE', label: texts.tabs.slides },
];

type Selected = TopTab | 'FIND_COMPANY' | 'SERVICE_LIST';

/** Which tab the present page belongs to. */
function useSelectedTab(): Selected | null {
  return useRouterState({
    select: ({ location }) => {
      if (location.pathname === '/search-service') return 'SERVICE_LIST';
      if (location.pathname === '/search') return 'FIND_COMPANY';
      return topTabAt(location) ?? null;
    },
  });
}

const current = (selected: boolean) => (selected ? ('page' as const) : undefined);

/**
 * The second row; hidden up to 640 px. One tab stands there only while a tab of the top page is selected, one while any tab is.
 */
export function SubNavigation() {
  const selected = useSelectedTab();
  const within = isTopTab(selected);
  return (
    <nav className="subnav" aria-label={texts.mainNavigation}>
      <div className="wrap">
        <Link to="/search" search={{ kind: 'company' }} aria-current={current(selected === 'FIND_COMPANY')}>
          {texts.tabs.companies}
        </Link>
        {TABS.filter(({ onlyWithin }) => !onlyWithin || within).map(({ tab, label }) => (
          <Link key={tab} to="/" search={{ tab }} aria-current={current(selected === tab)}>
            {label}
          </Link>
        ))}
        {selected !== null && (
          <Link to="/" search={{ tab: 'SERVICE_USED' }} aria-current={current(selected === 'SERVICE_USED')}>
            {texts.tabs.services}
          </Link>
        )}
        <OutsideLinks />
      </div>
    </nav>
  );
}

function OutsideLinks() {
  const session = useSession();
  const ownPage = ownCompanyPath(session);
  const links = outsideLinks();
  return (
    <span className="subnav__e">
      <OutsideLink href={links.funding}>{texts.tabs.funding}</OutsideLink>
      {session.kind === 'anonymous' && <OutsideLink href={links.businessHelp}>{texts.tabs.forBusiness}</OutsideLink>}
      {ownPage && <OutsideLink href={ownPage}>{texts.tabs.editOwnPage}</OutsideLink>}
    </span>
  );
}
