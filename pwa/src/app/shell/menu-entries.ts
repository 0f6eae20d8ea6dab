import type { OutsideLinks } from '../../directory/outside-links.ts';
import { ownCompanyPath, type Session } from '../../session/session.ts';
import type { MenuEntry } from '../../ui/index.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.menu;

const help = (label: string, href: string): MenuEntry => ({ icon: 'info', label, href, newTab: true });
const saved: MenuEntry = { icon: 'download', label: texts.saved, href: '/saved' };
const account: MenuEntry = { icon: 'pen', label: texts.account, href: '/account' };

const ownPage = (path: string | null): MenuEntry =>
  path === null
    ? { icon: 'building', label: texts.makePage, href: '/onboarding' }
    : { icon: 'building', label: texts.ownPage, href: path, newTab: true };

/** What the person icon offers to each role; signing out is always last. */
export function menuEntries(
  session: Session,
  links: OutsideLinks,
  returnTo: string,
  signOut: () => void,
): readonly MenuEntry[] {
  if (session.kind === 'anonymous') return anonymousEntries(links, returnTo);
  const leave: MenuEntry = { icon: 'signOut', label: texts.signOut, onSelect: signOut, last: true };
  switch (session.role) {
    case 'general':
      return [
        { icon: 'user', label: texts.profile, href: `/profile/${session.account.id}`, newTab: true },
        saved,
        account,
        help(texts.help, links.help),
        leave,
      ];
    case 'business':
      return [ownPage(ownCompanyPath(session)), saved, account, help(texts.businessHelp, links.businessHelp), leave];
    case 'admin':
      return [
        { icon: 'filter', label: texts.admin, href: '/admin/companies' },
        { icon: 'history', label: texts.audit, href: '/admin/audit' },
        saved,
        leave,
      ];
    default:
      return session.role satisfies never;
  }
}

const anonymousEntries = (links: OutsideLinks, returnTo: string): readonly MenuEntry[] => [
  { icon: 'building', label: texts.createBusiness, href: '/business/landing' },
  { icon: 'lock', label: texts.businessSignIn, href: `/login/business?${new URLSearchParams({ returnTo })}` },
  saved,
  help(texts.help, links.help),
];
