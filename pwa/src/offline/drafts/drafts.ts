import { saveBy } from '../../device/unsaved.ts';
import { onPresent, presentQueue } from '../sync/present.ts';
import type { Draft, Keeping, Kept } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

/** A change is on the device after so long at the latest, in ms (F18). */
const REST = 350;

type Waiting = Keeping & { readonly account: string };
/** What is not on the device yet, by account and key. */
const waiting = new Map<string, Waiting>();
let timer: ReturnType<typeof setTimeout> | undefined;
let writing: Promise<void> = Promise.resolve();
let opened: { readonly account: string; readonly store: Promise<DraftStore | null> } | null = null;

const placeOf = (account: string, key: string) => `${account} ${key}`;

/** The place for drafts of whoever sits here; `null` where the browser gives none (F23). */
function storeOf(account: string): Promise<DraftStore | null> {
  watch();
  if (opened?.account === account) return opened.store;
  closeStore();
  const store = import('./draft-store.ts').then(({ openDraftStore }) => openDraftStore(account));
  const opening = { account, store };
  opened = opening;
  store.catch(() => {
    // Who waits for it hears of the failure; the next one asks anew.
    if (opened === opening) opened = null;
  });
  return store;
}

function closeStore(): void {
  opened?.store.then(
    (store) => store?.close(),
    () => undefined,
  );
  opened = null;
}

/** Somebody else sits here now: nothing is written any more in the name of the one before. */
function followPresent(): void {
  const { account } = presentQueue();
  for (const [place, one] of waiting) if (one.account !== account) waiting.delete(place);
  if (opened && opened.account !== account) closeStore();
}

/** What stands unsaved under every key that begins so, the newest first. Whoever is not signed in keeps none. */
export async function keptDrafts(beginning: string): Promise<readonly Kept[]> {
  const { account } = presentQueue();
  if (account === null) return [];
  const stored = (await (await storeOf(account))?.find(beginning)) ?? [];
  const found = new Map<string, Keeping>(stored.map((kept) => [kept.key, kept]));
  for (const one of waiting.values()) {
    if (one.account === account && one.key.startsWith(beginning)) found.set(one.key, one);
  }
  const kept = [...found.values()].flatMap(({ key, at, draft }) => (draft === null ? [] : [{ key, at, draft }]));
  return kept.sort((one, other) => other.at - one.at);
}

/** Keeps what is being written, within 500 ms and when the page goes out of sight; `null`: there is nothing to keep any more. */
export function keepDraft(key: string, draft: Draft | null): void {
  const { account } = presentQueue();
  if (account === null) return;
  watch();
  waiting.set(placeOf(account, key), { account, key, draft, at: Date.now() });
  timer ??= setTimeout(() => void flushQuietly(), REST);
}

/** What could not be kept is tried again with the next change; the form that holds it is still there. */
export async function flushQuietly(): Promise<void> {
  try {
    await flushDrafts();
  } catch (error) {
    if (!(error instanceof DraftsNotKept)) reportError(error);
  }
}

/** Puts every draft on the device now. Rejects with `DraftsNotKept` when the device takes none: they would be lost with the page. */
export function flushDrafts(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const written = writing.then(write);
  writing = written.catch(() => {});
  return written;
}

/** This device does not take drafts: it has no storage, or no space. */
export class DraftsNotKept extends Error {
  override readonly name = 'DraftsNotKept';
}

async function write(): Promise<void> {
  const [first] = waiting.values();
  if (first === undefined) return;
  const { account } = first;
  const batch = [...waiting].filter(([, one]) => one.account === account);
  const store = await storeOf(account);
  // Where nothing is kept, nothing has to be taken away.
  if (store === null && batch.some(([, { draft }]) => draft !== null)) throw new DraftsNotKept('no storage');
  // Signed out while it was opened: what is on the device by now is for the sign-out to decide.
  if (presentQueue().account !== account) return;
  if (store !== null && !(await store.write(batch.map(([, one]) => one)))) throw new DraftsNotKept('no space');
  for (const [place, one] of batch) if (waiting.get(place) === one) waiting.delete(place);
}

let watched = false;
function watch(): void {
  if (watched) return;
  watched = true;
  onPresent(followPresent);
  saveBy(flushDrafts);
  addEventListener('pagehide', () => void flushQuietly());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flushQuietly();
  });
}
