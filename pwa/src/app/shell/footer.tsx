import { japanClock } from '@meikan/contracts';
import { Link, useRouterState } from '@tanstack/react-router';
import { OutsideLink } from '../../directory/outside-link.tsx';
import { outsideLinks } from '../../directory/outside-links.ts';
import { isTopTab } from '../../features/top/tab-lists.ts';
import { topTabAt } from '../../features/top/top-tab.ts';
import { buttonClass, Icon } from '../../ui/index.ts';
import { InstallEntry } from '../install/install-entry.tsx';
import { shellTexts as texts } from './texts.ts';
import './footer.css';

/** Copyright and legal links; on the top page's nested tabs only the way back up. */
export function Footer() {
  const nested = useRouterState({ select: ({ location }) => isTopTab(topTabAt(location)) });
  return (
    <footer className="foot">
      <div className="wrap">{nested ? <BackToTop /> : <LegalLinks />}</div>
    </footer>
  );
}

function BackToTop() {
  return (
    <Link to="/" search={{}} className={buttonClass({ size: 's' })}>
      {texts.backToTop}
    </Link>
  );
}

function LegalLinks() {
  return (
    <>
      <span>{texts.footer.copyright(japanClock(Date.now()).getUTCFullYear())}</span>
      <Link className="link" to="/terms" hash="operator">
        {texts.footer.operator}
      </Link>
      <Link className="link" to="/privacy">
        {texts.footer.privacy}
      </Link>
      <Link className="link" to="/terms">
        {texts.footer.terms}
      </Link>
      <OutsideLink className="link" href={outsideLinks().help}>
        {texts.footer.help}
      </OutsideLink>
      <Link className="link" to="/saved">
        {texts.menu.saved}
      </Link>
      <InstallEntry />
      <Link to="/" search={{}} className="foot__end link">
        <Icon name="home" size="s" />
        {texts.backToTop}
      </Link>
    </>
  );
}
