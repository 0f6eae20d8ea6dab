import type { Saved } from './index.ts';

/** The last account that a page asked for, so that one after the other share what is open. */
let opened: { readonly account: string; readonly saved: Promise<Saved> } | null = null;

/**
 * What the device keeps for this account (`visitor`: nobody is signed in), for components. Kept apart from the cache itself,
 * which brings a database with it and is fetched only when a page needs it. Another account closes the one before.
 */
export function cacheFor(account: string): Promise<Saved> {
  leaveCache(account);
  if (opened !== null) return opened.saved;
  const saved = import('./index.ts').then(({ openCache }) => openCache(account));
  opened = { account, saved };
  return saved;
}

/** This account sits here now: what is open for another one would go on asking, in the name of whoever is signed in. */
export function leaveCache(account: string): void {
  if (opened === null || opened.account === account) return;
  void opened.saved.then((saved) => saved.close());
  opened = null;
}
