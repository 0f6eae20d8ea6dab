import { forgetPosition } from '../api/read-after.ts';
import { dropSessionToken } from '../api/session-token.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { ANONYMOUS, accountOf, becomeSession, forgetAccount, lastSeen, rememberEnded } from './session.ts';

/** Forgets who was signed in on this device: token, account, answers and position. Other tabs hear of it. */
export function forgetSession(): void {
  dropSessionToken();
  forgetAccount();
  forgetPosition();
  becomeSession(ANONYMOUS);
  tellOtherTabs();
}

/** The server has ended the session by itself: nobody is signed in, and whose edits wait here stays known (F4). */
export function endRefusedSession(): void {
  const account = accountOf(lastSeen());
  if (account !== null) rememberEnded(account);
  forgetSession();
}
