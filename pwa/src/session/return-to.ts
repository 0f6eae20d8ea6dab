import { useRouterState } from '@tanstack/react-router';
import { ownPath } from '../address/own-path.ts';

const SIGNING_IN = /^\/(?:login|login-google|auth)(?:[/?#]|$)/;

/** Whether somebody is on the way to a sign-in. */
export const isSigningIn = (href: string): boolean => SIGNING_IN.test(href);

/** Where a sign-in comes back to that is begun at `href`: there, or where the sign-in leads on whose own page this is. */
export function returnToOf(href: string): string {
  if (!isSigningIn(href)) return href;
  const wanted = new URLSearchParams(href.split('#')[0]?.split('?')[1]).get('returnTo');
  return ownPath(wanted ?? undefined) ?? '/';
}

/** For every way to the sign-in, as its `returnTo`: the page on which it is pressed. */
export const useReturnTo = (): string => useRouterState({ select: ({ location }) => returnToOf(location.href) });
