import { Dexie } from 'dexie';
import { ownCaches } from '../../device/browser-apis.ts';
import { dropAnswers, findAnswer } from './answer-store.ts';
import { openAnswerWriter } from './answer-writer.ts';
import { announceNews, type CacheContext, type SavedNews, troubleOf } from './cache-context.ts';
import { findItem, listItems, onRowsChange } from './cached-rows.ts';
import { openDatabase } from './database.ts';
import { freeSpace } from './free-space.ts';
import { keepLookingOver, lookOver } from './look-over.ts';
import { pinThing, removeThing, unpinThing, visitThing } from './pinning.ts';
import { clearSaved, purgeThing, thingAsked } from './purge.ts';
import { askOwnMarks, type Keep, letMarkGo, type Mark, reasonsOf } from './reasons.ts';
import { type Saved, unavailableSaved } from './saved.ts';
import { openSaver } from './saver.ts';
import { readSettings, storageState, writeSettings } from './settings.ts';
import { thingKey } from './thing.ts';

/**
 * Opens what the device keeps for an account, once; `openCache` shares it. Where the browser gives no storage, the answer
 * keeps nothing and says so by `available`.
 */
async function openAlone(account: string, ack: () => number): Promise<Saved> {
  if (ownCaches() === null) return unavailableSaved;
  try {
    const listeners = new Set<(news: SavedNews) => void>();
    const tell = (news: SavedNews) => {
      for (const listener of listeners) listener(news);
    };
    return assemble({ database: await openDatabase(account), account, ack, tell }, listeners);
  } catch (error) {
    // Whatever the browser says – forbidden, broken, out of space – the reader can do the same about it: nothing here.
    if (error instanceof Dexie.DexieError || error instanceof DOMException) return unavailableSaved;
    throw error;
  }
}

function assemble(context: CacheContext, listeners: Set<(news: SavedNews) => void>): Saved {
  const { database } = context;
  const saver = openSaver(context);
  const writer = openAnswerWriter(context, saver);
  return {
    available: true,
    find: (key) => findQuietly(context, key),
    keep: (query, answer, ack) => void writer.keep({ query, answer, ack, at: Date.now() }),
    settled: writer.settled,
    async purge(key) {
      const thing = await thingAsked(context, key);
      if (thing === null) await dropAnswers(database, [key]);
      else await purgeThing(context, thing, null);
    },
    pin: (thing, name) => pinThing(context, saver, { thing, name }),
    unpin: (thing) => unpinThing(context, thing),
    remove: (thing) => removeThing(context, thing),
    renew: (thing) => saver.save(thing, 0),
    visited: (thing) => writer.settled().then(() => visitThing(context, saver, thing)),
    reasonsOf: (thing) => reasonsOf(database, thingKey(thing)),
    stateOf: (thing) => findItem(database, thingKey(thing)),
    list: () => listItems(database),
    holdsAny: async () => (await database.things.count()) > 0,
    progressOf: (thing) => saver.jobs.of(thingKey(thing)),
    onChange: (listener) => onChange(context, saver.jobs.onChange, listener),
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    storage: () => storageState(database),
    settings: () => readSettings(database),
    changeSettings: (settings) => writeSettings(database, settings),
    clear: (what) => clearSaved(context, what),
    freeSpace: (bytes) => freeSpace(context, bytes),
    marked: hearMarks(context, writer.keep),
    lookOver: () => lookOver(context, saver, writer.keep),
    close: () => database.close(),
  };
}

/** Stars and follows that arrive together are asked for once. */
function hearMarks(context: CacheContext, keep: Keep): (mark: Mark) => Promise<void> {
  let asking: Promise<unknown> | null = null;
  return async ({ thing, on }) => {
    if (!on) return letMarkGo(context, thing);
    asking ??= askOwnMarks(context, keep).finally(() => {
      asking = null;
    });
    await asking;
  };
}

/** Reading what was kept is a help, never a reason to fail: without storage the query simply has no kept answer. */
async function findQuietly({ database, tell }: CacheContext, key: string) {
  try {
    return await findAnswer(database, key);
  } catch (error) {
    tell({ kind: 'trouble', trouble: troubleOf(error) });
    return null;
  }
}

/** Changes of the tables are heard of from other tabs too; steps of a fetch from this tab alone. */
function onChange(
  { database }: CacheContext,
  onStep: (listener: () => void) => () => void,
  listener: () => void,
): () => void {
  const stops = [onRowsChange(database, listener), onStep(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

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
