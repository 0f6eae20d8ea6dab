import type { Call } from '@meikan/contracts';
import { isPreview } from '../../api/preview.ts';
import type { LooseInput } from '../../api/request-of.ts';
import { ownRegistration, ownWorkers } from '../../device/browser-apis.ts';
import type { ReasonRow, ThingRow } from './database.ts';

const DAY = 86_400_000;

/** Saved things are asked for again after this long, in ms. */
export const STALE_AFTER = DAY;
/** What came by itself and could not be asked for again this long, in ms, goes. */
export const AUTOMATIC_LIFETIME = 30 * DAY;

/** Whether less of a thing was fetched than is to be kept of it. */
export const lacks = ({ depth, savedDepth }: Pick<ThingRow, 'depth' | 'savedDepth'>): boolean =>
  savedDepth === null || (depth === 'whole' && savedDepth === 'front');

/** The things that are to be asked for again, those never fetched first, then the oldest. */
export function dueThings(things: readonly ThingRow[], now: number): readonly ThingRow[] {
  const age = (thing: ThingRow) =>
    thing.savedAt === null || lacks(thing) ? Number.POSITIVE_INFINITY : now - thing.savedAt;
  return things.filter((thing) => age(thing) > STALE_AFTER).sort((a, b) => age(b) - age(a));
}

/** The things whose time is over: pinned by nobody, and not confirmed by the server for 30 days. */
export function expiredThings(
  things: readonly ThingRow[],
  reasons: readonly ReasonRow[],
  now: number,
): readonly ThingRow[] {
  const pinned = new Set(reasons.filter(({ reason }) => reason === 'pinned').map(({ thing }) => thing));
  const lastSeen = new Map<string, number>();
  for (const { thing, at } of reasons) lastSeen.set(thing, Math.max(at, lastSeen.get(thing) ?? 0));
  return things.filter(({ key, savedAt }) => {
    if (pinned.has(key)) return false;
    return now - (savedAt ?? lastSeen.get(key) ?? 0) > AUTOMATIC_LIFETIME;
  });
}

/** Whether the app itself lies on this device, taken in by its worker: without it nothing that is kept opens without a network. */
export async function isAppOnDevice(): Promise<boolean> {
  return (await ownRegistration())?.active != null;
}

/** Calls once when the app comes onto this device, and never where it is already there; until the answer is called. */
export function onAppArrived(listener: () => void): () => void {
  let left = false;
  void isAppOnDevice().then((isThere) => {
    if (!isThere) void ownWorkers()?.ready.then(() => left || listener());
  });
  return () => {
    left = true;
  };
}

/** How long an answer may stay when no thing needs it, in ms. Past this it is asked anew or gone. */
const PAGES = 30 * DAY;
const SEARCHES = 7 * DAY;

/**
 * Every query whose answer may lie on the device (an allow-list, so that nothing private is kept by
 * accident). What is not named here – sessions, histories, anything of the administration – never is.
 */
const KEPT = new Map<string, number>([
  ['getProfile', PAGES],
  ['getCompany', PAGES],
  ['listUserArticles', PAGES],
  ['listUsedServices', PAGES],
  ['listBelongingCompanies', PAGES],
  ['listBelongingPaidArticles', PAGES],
  ['listBookmarks', PAGES],
  ['listFollowers', PAGES],
  ['listFollowing', PAGES],
  ['listSubscriptions', PAGES],
  // One's own choices, so that they can be changed with no network too.
  ['listBlocks', PAGES],
  ['listOwnReports', PAGES],
  ['getPrivacy', PAGES],
  ['listNotifications', PAGES],
  ['getNotificationState', PAGES],
  ['listCompanyArticles', PAGES],
  ['listCompanyMembers', PAGES],
  ['listCompanyRecommends', PAGES],
  ['listCompanyServices', PAGES],
  ['listCompanyUsers', PAGES],
  ['listQuestionsOfCompany', PAGES],
  ['getTopPageData', PAGES],
  ['listArticles', SEARCHES],
  ['listNames', SEARCHES],
  ['searchCompanies', SEARCHES],
  ['searchEverything', SEARCHES],
  // By which what is kept is searched.
  ['listSynonyms', PAGES],
  ['topArticleTags', SEARCHES],
]);

/** How long the answer to a query may be kept for its own sake, in ms; `null`: not at all. A preview never is. */
export function lifetimeOf(call: Pick<Call, 'name' | 'kind'>, input: LooseInput): number | null {
  if (call.kind !== 'read' || isPreview(input)) return null;
  return KEPT.get(call.name) ?? null;
}

/** The same by name alone, for what is kept already. */
export const lifetimeByName = (name: string): number => KEPT.get(name) ?? 0;
