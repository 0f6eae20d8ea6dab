import { fits } from './fitting.ts';

/** A file of the build. `revision` is `null` where the name says the content. */
export type PrecacheEntry = { readonly url: string; readonly revision: string | null };

/** The files of one build of the app, kept whole. */
export type Precache = {
  /** Fetches what no former build left here. @throws Error when a file does not come; the former build then stays. */
  install(): Promise<void>;
  /** Drops what belongs to former builds only. */
  dropFormer(): Promise<void>;
  /** The kept file at a path of this origin. */
  match(path: string): Promise<Response | undefined>;
  /** Whether all these files are here: the browser may have taken some away (F50). */
  holds(paths: readonly string[]): Promise<boolean>;
  /** Keeps an answer as the file at `path` if it is one of this build's and missing. */
  mend(path: string, response: Response): Promise<void>;
};

type Deps = {
  readonly origin: string;
  readonly storage: Pick<CacheStorage, 'open'>;
  readonly fetch: (request: Request) => Promise<Response>;
};

const SHELL_CACHE = 'meikan-shell';
/** As many connections as browsers open to one host: files in turn would take a round trip each. */
const AT_ONCE = 6;
/** A file that hangs must not keep the update from being tried anew. */
const TIMEOUT_MS = 30_000;

export function openPrecache(entries: readonly PrecacheEntry[], { origin, storage, fetch }: Deps): Precache {
  const keys = new Map(entries.map((entry) => [`/${entry.url}`, keyOf(entry, origin)]));
  const open = () => storage.open(SHELL_CACHE);
  const bring = async (cache: Cache, [path, key]: readonly [string, string]) => {
    const response = await fetch(requestFor(path, origin));
    const { status, headers } = response;
    if (!fits(path, response)) throw new Error(`${path} was answered ${status}, ${headers.get('content-type')}`);
    await cache.put(key, response);
  };
  return {
    async install() {
      const cache = await open();
      const held = await heldIn(cache);
      const missing = [...keys].filter(([, key]) => !held.has(key));
      await eachOf(missing, AT_ONCE, (file) => bring(cache, file));
    },
    async dropFormer() {
      const cache = await open();
      const own = new Set(keys.values());
      const former = [...(await heldIn(cache))].filter((key) => !own.has(key));
      await Promise.all(former.map((key) => cache.delete(key)));
    },
    async match(path) {
      const key = keys.get(path);
      return key === undefined ? undefined : (await open()).match(key);
    },
    async holds(paths) {
      const held = await heldIn(await open());
      return paths.every((path) => held.has(keys.get(path) ?? ''));
    },
    async mend(path, response) {
      const key = keys.get(path);
      if (key !== undefined && fits(path, response)) await (await open()).put(key, response);
    },
  };
}

/** Names without a hash must not come out of the browser's own cache: they would be those of a former build. */
function requestFor(path: string, origin: string): Request {
  const cache = path.startsWith('/assets/') ? 'default' : 'reload';
  return new Request(`${origin}${path}`, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/** Does the work for all items, `atOnce` at a time; fails with the first that fails. */
async function eachOf<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function keyOf({ url, revision }: PrecacheEntry, origin: string): string {
  return `${origin}/${url}${revision === null ? '' : `?revision=${revision}`}`;
}

async function heldIn(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).map(({ url }) => url));
}
