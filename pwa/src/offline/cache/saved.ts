import type { Call } from '@meikan/contracts';
import type { ApiAnswer } from '../../api/call-api.ts';
import type { LooseInput } from '../../api/request-of.ts';
import type { SavedAnswer } from './answer-store.ts';
import type { SavedNews } from './cache-context.ts';
import type { SavedItem } from './cached-rows.ts';
import type { SavedClass } from './purge.ts';
import type { Mark } from './reasons.ts';
import type { Progress, SaveResult } from './saver.ts';
import type { SavedSettings, StorageState } from './settings.ts';
import type { Reason, Thing } from './thing.ts';

/** The device's copy of what one account reads. All of it may be wiped at any time without losing an edit. */
export type Saved = {
  /** False where the browser gives no storage (a private window): nothing is found and nothing is kept then. */
  readonly available: boolean;
  /** What was kept of a query (`keyOf`); `null` also when the storage cannot be read, of which `onNews` hears. */
  find(key: string): Promise<SavedAnswer | null>;
  /**
   * Called after every successful answer; decides by itself whether and how long to keep it. `ack` is kept beside it: how
   * many of the reader's own edits the answer knows. Never throws; `onNews` hears of trouble.
   */
  keep(query: { readonly call: Call; readonly input: LooseInput }, answer: ApiAnswer<unknown>, ack: number): void;
  /** Ends when everything that was given to `keep` so far is written down. */
  settled(): Promise<void>;
  /** The thing that this query asks for is gone, or not ours to see any more (403, 404, 410): its copy goes too. */
  purge(key: string): Promise<void>;

  /** Keeps a thing because somebody asked for it, and fetches all of it. `name`: what it is called until it is fetched. */
  pin(thing: Thing, name: string): Promise<SaveResult>;
  /** Takes that back. The thing stays as long as something else holds it. */
  unpin(thing: Thing): Promise<void>;
  /** Takes a thing off the device, whatever holds it; what held it by itself does not bring it back. */
  remove(thing: Thing): Promise<void>;
  /** Fetches a saved thing anew. */
  renew(thing: Thing): Promise<SaveResult>;
  /** Somebody looked at the page of this thing: it is among the recent ones. */
  visited(thing: Thing): Promise<void>;

  reasonsOf(thing: Thing): Promise<readonly Reason[]>;
  stateOf(thing: Thing): Promise<SavedItem | null>;
  /** All saved things, the newest first. */
  list(): Promise<readonly SavedItem[]>;
  /** Whether anything is saved. */
  holdsAny(): Promise<boolean>;
  /** How far the fetching of a thing has come in this tab; `null`: nothing is being fetched. */
  progressOf(thing: Thing): Progress | null;
  /** Hears of every change of the tables, in any tab, and of every step of a fetch, until the answer is called. */
  onChange(listener: () => void): () => void;
  /** Hears of what a person should know. */
  onNews(listener: (news: SavedNews) => void): () => void;

  storage(): Promise<StorageState>;
  settings(): Promise<SavedSettings>;
  changeSettings(settings: SavedSettings): Promise<void>;
  /** Clears a class of what is kept. `automatic`: everything that nobody asked for by hand. */
  clear(what: SavedClass): Promise<void>;
  /** Frees space for what matters more – the edits: everything but what is pinned. Tells how many bytes of pictures went. */
  freeSpace(bytes: number): Promise<number>;
  /** A star or a follow of this device has come true, or was taken back: what it held comes, or goes. */
  marked(mark: Mark): Promise<void>;
  /** Looks everything over now: what is over goes, what is older than a day is fetched anew. */
  lookOver(): Promise<void>;
  close(): void;
};

const nothing = async (): Promise<void> => undefined;
const noSubscription = () => () => undefined;

/** Stands in where the browser gives no storage: finds nothing, keeps nothing, and says so. */
export const unavailableSaved: Saved = {
  available: false,
  find: async () => null,
  keep: () => undefined,
  settled: nothing,
  purge: nothing,
  pin: async () => 'failed',
  unpin: nothing,
  remove: nothing,
  renew: async () => 'failed',
  visited: nothing,
  reasonsOf: async () => [],
  stateOf: async () => null,
  list: async () => [],
  holdsAny: async () => false,
  progressOf: () => null,
  onChange: noSubscription,
  onNews: noSubscription,
  storage: async () => ({
    pictures: { count: 0, bytes: 0 },
    answers: { count: 0, bytes: 0 },
    persisted: null,
    estimate: null,
  }),
  settings: async () => ({ wifiOnly: false }),
  changeSettings: nothing,
  clear: nothing,
  freeSpace: async () => 0,
  marked: nothing,
  lookOver: nothing,
  close: () => undefined,
};
