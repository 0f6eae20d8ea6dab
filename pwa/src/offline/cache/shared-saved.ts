import { keepLookingOver } from './occasions.ts';
import { openAlone } from './open-saved.ts';
import type { Saved } from './saved.ts';
import { announceNews } from './ui/announce-news.ts';

export type SavedOptions = {
  /** How many of the reader's own edits are known to have arrived; read before the cache asks anything by itself. */
  readonly ack?: () => number;
};

type Shared = { readonly saved: Promise<Saved>; readonly acks: Set<() => number>; users: number; stop: () => void };

const shared = new Map<string, Shared>();

/**
 * Opens what the device keeps for an account (`visitor` for those who are not signed in). All of a tab share one; it closes
 * with the last of them. Where the browser gives no storage, it keeps nothing and says so by `available`.
 */
export async function openCache(account: string, { ack }: SavedOptions = {}): Promise<Saved> {
  const entry = shared.get(account) ?? begin(account);
  entry.users += 1;
  if (ack !== undefined) entry.acks.add(ack);
  const saved = await entry.saved;
  let left = false;
  return {
    ...saved,
    close() {
      if (left) return;
      left = true;
      if (ack !== undefined) entry.acks.delete(ack);
      entry.users -= 1;
      if (entry.users === 0) end(account, entry, saved);
    },
  };
}

function begin(account: string): Shared {
  const acks = new Set<() => number>();
  const saved = openAlone(account, () => Math.max(0, ...[...acks].map((ack) => ack())));
  const entry: Shared = { saved, acks, users: 0, stop: () => undefined };
  shared.set(account, entry);
  void saved.then((opened) => {
    if (!opened.available || shared.get(account) !== entry) return;
    opened.onNews(announceNews);
    entry.stop = keepLookingOver(opened);
  });
  return entry;
}

function end(account: string, entry: Shared, saved: Saved): void {
  shared.delete(account);
  entry.stop();
  saved.close();
}
