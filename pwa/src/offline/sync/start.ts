import { answerThrough } from '../../api/answering.ts';
import { afterFirstPage } from '../../api/first-page.ts';
import { queryClient } from '../../api/query-client.ts';
import { keepDeviceKeyBy } from '../../session/device-key.ts';
import { accountOf, endedAccount, presentSession, sessionQuery } from '../../session/session.ts';
import { leaveCache } from '../cache/lazy-cache.ts';
import { VISITOR } from '../cache/thing.ts';
import { answering } from './answer-beside.ts';
import type { OfflineQueries } from './offline-queries.ts';
import type { Views } from './overlay.ts';
import { followAccount } from './present.ts';

type LoadViews = () => Promise<{ readonly views: readonly Views[] }>;

const presentAccount = (): string | null => accountOf(presentSession());

/**
 * Puts the offline cache between the app and the network, for whoever sits here, and follows when somebody else does. What it
 * needs is loaded beside the first query: a visitor's is answered without waiting for it, and before it where nothing can be
 * kept yet; an account's edits are over each.
 */
export function startOffline(loadViews: LoadViews): void {
  keepDeviceKeyBy(async (...key) => (await import('../outbox/store/seal-core.ts')).keepDeviceKey(...key));
  let needed = () => {};
  const isNeeded = new Promise<void>((resolve) => {
    needed = resolve;
  });
  let account = presentAccount();
  let queries = isSomebodys()
    ? begin(account, loadViews)
    : Promise.race([afterFirstPage(), isNeeded]).then(() => openFor(null, loadViews));
  answerThrough(answering({ queries: () => queries, account: () => account, onFailure: () => needed() }));
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const now = presentAccount();
    if (now === account) return;
    // One that was left before it stood open may never do so.
    void queries.then((before) => before.close()).catch(() => undefined);
    account = now;
    leaveCache(account ?? VISITOR);
    queries = begin(account, loadViews);
  });
}

/** Whether an account sits here, or did until its session ended. */
const isSomebodys = (): boolean => presentAccount() !== null || endedAccount() !== null;

function begin(account: string | null, loadViews: LoadViews): Promise<OfflineQueries> {
  const ended = account === null ? endedAccount() : null;
  followAccount(account ?? ended, ended === null ? 'sending' : 'reading');
  return openFor(account, loadViews);
}

async function openFor(account: string | null, loadViews: LoadViews): Promise<OfflineQueries> {
  const [{ openOfflineQueries }, { views }] = await Promise.all([import('./offline-queries.ts'), loadViews()]);
  return openOfflineQueries(account, views, queryClient);
}
