import { ApiProblem, ApiUnreachable, isNetworkError } from '../../api/api-error.ts';
import { type CacheContext, isQuotaError, troubleOf } from './cache-context.ts';
import { fetchThing } from './fetch-thing.ts';
import { withSpace } from './free-space.ts';
import { isAppOnDevice, lacks } from './freshness.ts';
import { purgeThing } from './purge.ts';
import { dueForSearchTexts, keepSearchTexts } from './search-texts.ts';
import { dataCosts, readSettings } from './settings.ts';
import { type Thing, thingKey } from './thing.ts';

/** What became of a request to save. Whatever could be kept is kept; the list shows what is missing. */
export type SaveResult = 'saved' | 'waits-for-wifi' | 'unreachable' | 'gone' | 'full' | 'failed';

/** What the page in view was answered this long ago, in ms, is not asked for again. */
export const JUST_ANSWERED = 10 * 60_000;

export type Saver = {
  readonly jobs: Jobs;
  /** Fetches a thing now, because somebody asked; `freshFor`: answers younger than this, in ms, are good enough. */
  save(thing: Thing, freshFor: number): Promise<SaveResult>;
  /**
   * Fetches things that nobody asked for, one after the other when nothing else is fetched; stops in silence when the server is not
   * reached, and leaves them for later while the app itself is not on the device.
   */
  saveLater(things: readonly Thing[]): Promise<void>;
};

export function openSaver(context: CacheContext): Saver {
  const jobs = openJobs();
  const running = new Map<string, Promise<SaveResult>>();
  let later: Promise<void> = Promise.resolve();
  const report = (error: unknown) => context.tell({ kind: 'trouble', trouble: troubleOf(error) });

  async function fetchNow(thing: Thing, freshFor: number): Promise<SaveResult> {
    const key = thingKey(thing);
    const joined = running.get(key);
    if (joined) {
      const result = await joined;
      // It may have begun before more was wanted: what it brought is fresh, and the rest is fetched.
      return result === 'saved' && (await isShallow(context, key)) ? fetchNow(thing, JUST_ANSWERED) : result;
    }
    const started = runJob(context, jobs, { thing, freshFor }).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  async function saveAll(things: readonly Thing[]): Promise<void> {
    if (!(await isAppOnDevice())) return;
    const { wifiOnly } = await readSettings(context.database);
    if (wifiOnly && dataCosts()) return;
    for (const thing of things) {
      const result = await fetchNow(thing, JUST_ANSWERED);
      if (result === 'unreachable' || result === 'full') return;
    }
    await askTexts(await dueForSearchTexts(context.database, Date.now()));
  }

  /** Until the server tells by what they are found, things are found by their cards: no reason to call them not saved. */
  async function askTexts(things: readonly Thing[]): Promise<void> {
    try {
      await withSpace(context, () => keepSearchTexts(context.database, things));
    } catch (error) {
      if (!(error instanceof ApiProblem)) whyNot(context, error);
    }
  }

  return {
    jobs,
    async save(thing, freshFor) {
      const result = await fetchNow(thing, freshFor);
      if (result === 'saved' || result === 'waits-for-wifi') await askTexts([thing]);
      return result;
    },
    saveLater(things) {
      later = later.then(() => saveAll(things)).catch(report);
      return later;
    },
  };
}

async function isShallow({ database }: CacheContext, key: string): Promise<boolean> {
  const row = await database.things.get(key);
  return row !== undefined && lacks(row);
}

type Wanted = { readonly thing: Thing; readonly freshFor: number };

async function runJob(context: CacheContext, jobs: Jobs, wanted: Wanted): Promise<SaveResult> {
  const key = thingKey(wanted.thing);
  jobs.report(key, { done: 0, total: 0 });
  try {
    return await fetchOnce(context, jobs, wanted);
  } catch (error) {
    return whyNot(context, error);
  } finally {
    jobs.report(key, null);
  }
}

/** Why a thing could not be saved; what the device has against it is told to its person. */
export function whyNot(context: CacheContext, error: unknown): SaveResult {
  if (error instanceof ApiUnreachable || isNetworkError(error)) return 'unreachable';
  context.tell({ kind: 'trouble', trouble: troubleOf(error) });
  return isQuotaError(error) ? 'full' : 'failed';
}

async function fetchOnce(context: CacheContext, jobs: Jobs, { thing, freshFor }: Wanted): Promise<SaveResult> {
  const { database, account, ack } = context;
  const row = await database.things.get(thingKey(thing));
  if (row === undefined) return 'gone';
  const { wifiOnly } = await readSettings(database);
  const withPictures = !(wifiOnly && dataCosts());
  const onProgress = (done: number, total: number) => jobs.report(row.key, { done, total });
  const fetching = { database, account, ack, withPictures, freshFor, onProgress };
  const fetched = await withSpace(context, () => fetchThing(fetching, thing, row.depth));
  if (fetched === 'gone') {
    await purgeThing(context, thing, row.card.name);
    return 'gone';
  }
  return withPictures ? 'saved' : 'waits-for-wifi';
}

/** How far the fetching of a thing has come. */
export type Progress = { readonly done: number; readonly total: number };

export type Jobs = {
  /** `null`: nothing is being fetched. The same object as long as nothing has changed. */
  of(key: string): Progress | null;
  report(key: string, progress: Progress | null): void;
  /** Hears of every change until the returned function is called. */
  onChange(listener: () => void): () => void;
};

/** What is being fetched in this tab; other tabs see what has been written down. */
export function openJobs(): Jobs {
  const running = new Map<string, Progress>();
  const listeners = new Set<() => void>();
  return {
    of: (key) => running.get(key) ?? null,
    report(key, progress) {
      if (progress === null) running.delete(key);
      else running.set(key, progress);
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
