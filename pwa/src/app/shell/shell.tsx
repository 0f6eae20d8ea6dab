import { Outlet, useRouterState } from '@tanstack/react-router';
import { CompanyBrief } from '../../directory/brief/company-brief.tsx';
import { topTabAt } from '../../features/top/top-tab.ts';
import { Later, Toaster } from '../../ui/index.ts';
import { InstallOffer } from '../install/install-offer.tsx';
import { UpdateNotice } from '../updates/update-notice.tsx';
import { AppBadge } from './app-badge.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Closing } from './closing.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { KeptScroll } from './kept-scroll.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SignOutProvider } from './sign-out.tsx';
import { shellTexts as texts } from './texts.ts';
import './print.css';

/** What stands around every page. */
export function Shell() {
  const onTop = useRouterState({ select: ({ location }) => topTabAt(location) === undefined });
  return (
    <SignOutProvider>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <Header withSearch={!onTop} />
      <main id="main" tabIndex={-1}>
        <Closing />
        <Outlet />
      </main>
      {/* With the last of what the longest page draws in steps, so that nothing pushes it. */}
      <Later step={5}>
        <Footer />
      </Later>
      <BottomBar />
      <CompanyBrief />
      <Toaster />
      <UpdateNotice />
      <InstallOffer />
      <RouteAnnouncer />
      <AppBadge />
      <KeptScroll />
    </SignOutProvider>
  );
}
