import { getMe } from '@meikan/contracts';
import { ApiProblem, ApiUnreachable } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { onOutcome } from '../api/outcomes.ts';
import { queryClient } from '../api/query-client.ts';
import { readSessionToken } from '../api/session-token.ts';
import { presentOutbox, presentQueue } from '../offline/index.ts';
import { onOtherTabs } from '../session/other-tabs.ts';
import { keepRevoking } from '../session/revocations.ts';
import { accountOf, becomeSession, endedAccount, lastSeen, presentSession, sessionQuery } from '../session/session.ts';
import { endRefusedSession } from '../session/sign-out.ts';
import { notify } from '../ui/index.ts';
import { router } from './router.tsx';
import { dropSearches } from './shell/recent-searches.ts';
import { shellTexts as texts } from './shell/texts.ts';

/** Follows what becomes of the session: the server ends it, another tab does, or a former page has left work undone. */
export function watchSession(): void {
  let looking = false;
  let unclear = false;
  onOutcome(async (outcome) => {
    // What could not be found out is looked at again as soon as somebody answers.
    if (looking || !(outcome === 'session-refused' || (unclear && outcome === 'answered'))) return;
    looking = true;
    unclear =
      (await lookAtSession().finally(() => {
        looking = false;
      })) === 'unclear';
  });
  onOtherTabs(followOtherTab);
  keepRevoking();
  followAccount();
}

/**
 * Whoever signs out leaves no searches in this tab's memory; and a page that could not be drawn for the session before is
 * tried again for the one that is.
 */
function followAccount(): void {
  let before = accountOf(presentSession());
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionQuery.queryKey[0] || accountOf(presentSession()) === before) return;
    if (before !== null && endedAccount() !== before) dropSearches();
    before = accountOf(presentSession());
    // After the answers to the one before have been dropped, in the same turn.
    queueMicrotask(() => void router.invalidate());
  });
}

/**
 * A request was refused. It may have been made with the token of a former session, in a tab that slept: only if the present token
 * is refused too has the session ended. It is forgotten then, and said so once; what was not sent stays (offline.md F4).
 */
async function lookAtSession(): Promise<'clear' | 'unclear'> {
  const token = readSessionToken();
  if (token === null) return 'clear';
  const refused = await isRefused();
  if (readSessionToken() !== token) return 'clear';
  if (refused === null) return 'unclear';
  if (refused) {
    endRefusedSession();
    notify({ text: texts.sessionEnded, tone: 'alert' });
  } else goOnSoon();
  return 'clear';
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

/** Nothing of an account stays on the screen of a tab when another has signed it out (offline.md F42). */
function followOtherTab(): void {
  const before = accountOf(presentSession());
  const session = lastSeen();
  if (accountOf(session) === before) return;
  becomeSession(session);
  // Forms, lists in memory, this tab's own small store: a page that starts anew has none of it. A tab whose session has merely
  // ended goes on as it is, with what is being written in it; one without a network and without a worker could not come back.
  const isForGood = before !== null && endedAccount() !== before;
  if (isForGood && (navigator.onLine || navigator.serviceWorker?.controller)) location.reload();
}
