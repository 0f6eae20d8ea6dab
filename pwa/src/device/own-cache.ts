import { Dexie } from 'dexie';
import { ownCaches } from './browser-apis.ts';

/** What a cache of an account's goes with: once it is closed here, the account has left this device, or is leaving it. */
type Owner = { isOpen(): boolean };

type Work<T> = (cache: Cache) => Promise<T>;

/**
 * Works in a cache of an account's. Opening one makes it anew, so nobody opens it past its owner's end: a sign-out that found the
 * cache gone would have claimed more than is true (F41). Rejects with a `DatabaseClosedError` then.
 */
export const inOwnCache = <T>(name: string, owner: Owner, work: Work<T>): Promise<T> =>
  navigator.locks.request(name, { mode: 'shared' }, () => workIn(name, owner, work));

/** The same while nobody else works in it; `undefined` where somebody does, and nothing was done. */
export const inOwnCacheAlone = <T>(name: string, owner: Owner, work: Work<T>): Promise<T | undefined> =>
  navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : workIn(name, owner, work),
  );

async function workIn<T>(name: string, owner: Owner, work: Work<T>): Promise<T> {
  const caches = ownCaches();
  if (caches === null || !owner.isOpen()) throw new Dexie.DatabaseClosedError();
  return work(await caches.open(name));
}

/** A tab that is frozen lets go of nothing; so long it is waited for, in ms. */
const TIMEOUT_MS = 2000;

/** Takes a cache of an account's away, after whoever works in it; answers whether there was one. */
export async function dropOwnCache(name: string): Promise<boolean> {
  const drop = async () => (await ownCaches()?.delete(name)) ?? false;
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(TIMEOUT_MS) }, drop);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    return navigator.locks.request(name, { steal: true }, drop);
  }
}
