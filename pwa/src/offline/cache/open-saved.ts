import { Dexie } from 'dexie';
import { ownCaches } from '../../device/browser-apis.ts';
import { dropAnswers, findAnswer } from './answer-store.ts';
import { openAnswerWriter } from './answer-writer.ts';
import type { CacheContext, SavedNews } from './cache-context.ts';
import { findItem, listItems, onRowsChange } from './cached-rows.ts';
import { clearSaved } from './clear-saved.ts';
import { openDatabase } from './database.ts';
import { freeSpace } from './free-space.ts';
import { lookOver } from './look-over.ts';
import { askOwnMarks, type Keep, letMarkGo, type Mark } from './own-marks.ts';
import { pinThing, removeThing, unpinThing, visitThing } from './pinning.ts';
import { purgeThing, thingAsked } from './purge.ts';
import { reasonsOf } from './reason-store.ts';
import type { Saved } from './saved.ts';
import { openSaver } from './saver.ts';
import { readSettings, writeSettings } from './settings.ts';
import { storageState } from './storage-state.ts';
import { thingKey } from './thing.ts';
import { troubleOf } from './trouble.ts';
import { unavailableSaved } from './unavailable.ts';

/**
 * Opens what the device keeps for an account, once; `openCache` shares it. Where the browser gives no storage, the answer
 * keeps nothing and says so by `available`.
 */
export async function openAlone(account: string, ack: () => number): Promise<Saved> {
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
