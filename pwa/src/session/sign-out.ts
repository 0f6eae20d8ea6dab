import pTimeout from 'p-timeout';
import { forgetPosition } from '../api/read-after.ts';
import { dropSessionToken, readSessionToken } from '../api/session-token.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { noteRevocation, revokeDue } from './revocations.ts';
import { ANONYMOUS, accountOf, becomeSession, forgetAccount, lastSeen, rememberEnded } from './session.ts';

/** So long a sign-out waits for the server's word, in ms; then it goes on, and the server is told later. */
const PATIENCE = 5000;

/** Forgets who was signed in on this device: token, account, answers and position. Other tabs hear of it. */
function forgetSession(): void {
  dropSessionToken();
  forgetAccount();
  forgetPosition();
  becomeSession(ANONYMOUS);
  tellOtherTabs();
}

/** The server has ended the session by itself: nobody is signed in, and whose edits wait here stays known (offline.md F4). */
export function endRefusedSession(): void {
  const account = accountOf(lastSeen());
  if (account !== null) rememberEnded(account);
  forgetSession();
}

/** Ends the session on this device, with or without a network. Whoever calls it sees to what the account leaves behind. */
export async function leaveSession(): Promise<void> {
  const token = readSessionToken();
  if (token !== null) await noteRevocation(token);
  forgetSession();
}

/** Answers whether the server knows by now that the session has ended. Never rejects for want of a network. */
export function tellServer(): Promise<boolean> {
  return pTimeout(revokeDue(), { milliseconds: PATIENCE, fallback: () => false });
}
