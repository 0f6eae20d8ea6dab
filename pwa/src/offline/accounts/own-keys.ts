import { deviceStore, type SmallStore, tabStore } from '../../device/small-stores.ts';

/** What this device remembers for whoever sits before it: its looks, and what was answered about the app itself. */
const OF_THE_DEVICE: ReadonlySet<string> = new Set([
  'meikan.scheme',
  'meikan.install',
  'meikan.update-answered',
  // Hashes of tokens that the server has not heard of yet; they say nothing of their account.
  'meikan.revocations',
]);
const OURS = /^(?:meikan\.|oidc\.|tanstack|tsr)/i;

/** Names in one of the two small stores that must not outlive a sign-out. */
export const personalKeys = (store: SmallStore): readonly string[] =>
  store.keys().filter((key) => OURS.test(key) && !OF_THE_DEVICE.has(key));

/** Empties both small stores of this tab of what belongs to a person. */
export function dropPersonalKeys(): void {
  for (const store of [deviceStore, tabStore]) {
    for (const key of personalKeys(store)) store.removeItem(key);
  }
}
