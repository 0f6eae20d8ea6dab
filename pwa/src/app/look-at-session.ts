import { getMe } from '@meikan/contracts';
import { ApiProblem, ApiUnreachable } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { readSessionToken } from '../api/session-token.ts';
import { presentOutbox, presentQueue } from '../offline/index.ts';
import { endRefusedSession } from '../session/end-session.ts';
import { isSigningIn, returnToOf } from '../session/return-to.ts';
import { notify } from '../ui/index.ts';
import { router } from './router.tsx';
import { shellTexts as texts } from './shell/texts.ts';

/**
 * A request was refused. It may have been made with the token of a former session, in a tab that slept: only if the present token
 * is refused too has the session ended. It is forgotten then, and said so once; what was not sent stays (F4).
 */
export async function lookAtSession(): Promise<'clear' | 'unclear'> {
  const token = readSessionToken();
  if (token === null) return 'clear';
  const refused = await isRefused();
  if (readSessionToken() !== token) return 'clear';
  if (refused === null) return 'unclear';
  if (refused) {
    // Counted before: whose session has ended is followed anew, and nothing is known of it for a moment.
    tellEnd();
    endRefusedSession();
  } else goOnSoon();
  return 'clear';
}

/** Says what becomes of what was not sent, and the way to send it; nothing to whoever is on that way already. */
function tellEnd(): void {
  if (isSigningIn(router.state.location.href)) return;
  const waiting = presentQueue().contents.queue.rows.length;
  const text = waiting > 0 ? texts.sessionEndedKept(waiting) : texts.sessionEnded;
  const signIn = () =>
    void router.navigate({ to: '/login', search: { returnTo: returnToOf(router.state.location.href) } });
  notify({ text, tone: 'alert', action: { label: texts.signInAgain, run: signIn } });
}

async function isRefused(): Promise<boolean | null> {
  try {
    await callApi(getMe, {});
    return false;
  } catch (error) {
    if (error instanceof ApiProblem) return error.status === 401 ? true : null;
    if (error instanceof ApiUnreachable) return null;
    throw error;
  }
}

const FIRST = 500;
const LONGEST = 60_000;
let refusals = 0;

/** The session is good: what paused for a sign-in goes on, less and less eagerly should it be refused again and again. */
function goOnSoon(): void {
  const delay = Math.min(LONGEST, FIRST * 2 ** refusals);
  refusals += 1;
  setTimeout(async () => {
    const { account, contents } = presentQueue();
    if (account === null || contents.queue.pause !== 'sign-in') return;
    await (await presentOutbox()).sendNow();
    if (presentQueue().contents.queue.pause === null) refusals = 0;
  }, delay);
}
