import { onOutcome } from '../api/outcomes.ts';
import { queryClient } from '../api/query-client.ts';
import { ownWorkers } from '../device/browser-apis.ts';
import { keepRevoking } from '../session/keep-revoking.ts';
import { onOtherTabs } from '../session/other-tabs.ts';
import { accountOf, becomeSession, endedAccount, lastSeen, presentSession, sessionQuery } from '../session/session.ts';
import { router } from './router.tsx';
import { dropSearches } from './shell/recent-searches.ts';

/** Fetched when a request is refused: most sessions never are. */
const lookAtSession = async () => (await import('./look-at-session.ts')).lookAtSession();

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

/** Nothing of an account stays on the screen of a tab when another has signed it out (F42). */
function followOtherTab(): void {
  const before = accountOf(presentSession());
  const session = lastSeen();
  if (accountOf(session) === before) return;
  becomeSession(session);
  // Forms, lists in memory, this tab's own small store: a page that starts anew has none of it. A tab whose session has merely
  // ended goes on as it is, with what is being written in it; one without a network and without a worker could not come back.
  const isForGood = before !== null && endedAccount() !== before;
  if (isForGood && (navigator.onLine || ownWorkers()?.controller)) location.reload();
}
