import type { Saved } from './index.ts';

/**
 * The one open copy of this tab, for whoever sits before it. Kept apart from the room itself, which brings a database
 * with it and is fetched only when it is needed.
 */
type Opened = { readonly account: string; readonly saved: Promise<Saved> };

let opened: Opened | null = null;
let ack: () => number = () => 0;

/** Tells how many of the reader's own edits are known to have arrived; until then none are. */
export function countAcksBy(source: () => number): void {
  ack = source;
}

/** What the device keeps for this account (`visitor`: nobody is signed in). Another account closes the one before. */
export function savedFor(account: string): Promise<Saved> {
  if (opened?.account === account) return opened.saved;
  void opened?.saved.then((saved) => saved.close());
  opened = { account, saved: open(account) };
  return opened.saved;
}

async function open(account: string): Promise<Saved> {
  const { openSaved } = await import('./index.ts');
  return openSaved(account, { ack: () => ack() });
}

/** Closes the account's copy in this tab and takes it off the device; throws when something is left of it. */
export async function forgetSaved(account: string): Promise<void> {
  if (opened?.account === account) {
    const { saved } = opened;
    opened = null;
    (await saved).close();
  }
  const { wipeSaved } = await import('./index.ts');
  await wipeSaved(account);
}
