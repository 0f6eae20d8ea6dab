import { Dexie } from 'dexie';
import { ownCaches } from '../../device/browser-rooms.ts';
import { dropAnswers, findAnswer } from './answer-store.ts';
import { clearSaved } from './clear-saved.ts';
import { openDatabase } from './database.ts';
import { openKeeper } from './keeper.ts';
import { lookOver } from './look-over.ts';
import { makeRoom } from './make-room.ts';
import { askOwnMarks, type Keep, letMarkGo, type Mark } from './own-marks.ts';
import { pinThing, removeThing, unpinThing, visitThing } from './pinning.ts';
import { purgeThing, thingAsked } from './purge.ts';
import { reasonsOf } from './reason-store.ts';
import type { Room, SavedNews } from './room.ts';
import type { Saved } from './saved.ts';
import { openSaver } from './saver.ts';
import { readSettings, writeSettings } from './settings.ts';
import { findItem, listItems, onStockChange } from './stock.ts';
import { storageState } from './storage-state.ts';
import { thingKey } from './thing.ts';
import { troubleOf } from './trouble.ts';
import { unavailableSaved } from './unavailable.ts';

/**
 * Opens what the device keeps for an account, once; `openSaved` shares it. Where the browser gives no storage, the answer
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

function assemble(room: Room, listeners: Set<(news: SavedNews) => void>): Saved {
  const { database } = room;
  const saver = openSaver(room);
  const keeper = openKeeper(room, saver);
  return {
    available: true,
    find: (key) => findQuietly(room, key),
    keep: (question, answer, ack) => void keeper.keep({ question, answer, ack, at: Date.now() }),
    settled: keeper.settled,
    async purge(key) {
      const thing = await thingAsked(room, key);
      if (thing === null) await dropAnswers(database, [key]);
      else await purgeThing(room, thing, null);
    },
    pin: (thing, name) => pinThing(room, saver, { thing, name }),
    unpin: (thing) => unpinThing(room, thing),
    remove: (thing) => removeThing(room, thing),
    renew: (thing) => saver.save(thing, 0),
    visited: (thing) => keeper.settled().then(() => visitThing(room, saver, thing)),
    reasonsOf: (thing) => reasonsOf(database, thingKey(thing)),
    stateOf: (thing) => findItem(database, thingKey(thing)),
    list: () => listItems(database),
    holdsAny: async () => (await database.things.count()) > 0,
    progressOf: (thing) => saver.jobs.of(thingKey(thing)),
    onChange: (listener) => onChange(room, saver.jobs.onChange, listener),
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    storage: () => storageState(database),
    settings: () => readSettings(database),
    changeSettings: (settings) => writeSettings(database, settings),
    clear: (what) => clearSaved(room, what),
    makeRoom: (bytes) => makeRoom(room, bytes),
    marked: hearMarks(room, keeper.keep),
    lookOver: () => lookOver(room, saver, keeper.keep),
    close: () => database.close(),
  };
}

/** Stars and follows that arrive together are asked for once. */
function hearMarks(room: Room, keep: Keep): (mark: Mark) => Promise<void> {
  let asking: Promise<unknown> | null = null;
  return async ({ thing, on }) => {
    if (!on) return letMarkGo(room, thing);
    asking ??= askOwnMarks(room, keep).finally(() => {
      asking = null;
    });
    await asking;
  };
}

/** Reading what was kept is a help, never a reason to fail: without storage the question simply has no kept answer. */
async function findQuietly({ database, tell }: Room, key: string) {
  try {
    return await findAnswer(database, key);
  } catch (error) {
    tell({ kind: 'trouble', trouble: troubleOf(error) });
    return null;
  }
}

/** Changes of the tables are heard of from other tabs too; steps of a fetch from this tab alone. */
function onChange({ database }: Room, onStep: (listener: () => void) => () => void, listener: () => void): () => void {
  const stops = [onStockChange(database, listener), onStep(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
