import { Dexie } from 'dexie';
import { z } from 'zod';
import { ownCaches } from '../../../device/browser-apis.ts';
import { deviceStore, readKept } from '../../../device/small-stores.ts';
import { CoreDatabase, SCHEMA } from './core-database.ts';
import { DexieStore } from './dexie-store.ts';
import { isFull, layBallast } from './free-space.ts';
import { MemoryStore } from './memory-store.ts';
import { Mirror } from './mirror.ts';
import { openSealed } from './seal-core.ts';
import type { Store } from './store.ts';

/** What the opening of a store may tell. */
export type StoreNews = {
  /** Another tab has a newer app, which has changed the shape: nothing can be written here any more (F13). */
  readonly onNewer: () => void;
  /** What was kept is gone, and nobody here has taken it away (F16); so many edits came back from their copy. */
  readonly onLost: (restored: number) => void;
  /** What a former session has left sealed does not fit beside itself: it stays sealed until there is space. */
  readonly onFull: () => void;
};

/** Opens the account's queue on this device; in memory alone where the browser gives no storage (F23). */
export async function openStore(account: string, news: StoreNews): Promise<Store> {
  const database = new CoreDatabase(account, news.onNewer);
  try {
    await database.open();
  } catch (error) {
    // Private windows, a full disk, a broken profile: the browser names them in many ways, and all of them mean the same here.
    if (error instanceof Dexie.DexieError) return new MemoryStore();
    throw error;
  }
  try {
    return await openQueue(database, account, news);
  } catch (error) {
    // A device that is full already takes in no new account; what an account has here is never left aside for that.
    if (!isFull(error) || !(await isNew(database))) throw error;
    database.close();
    return new MemoryStore();
  }
}

async function openQueue(database: CoreDatabase, account: string, { onLost, onFull }: StoreNews): Promise<Store> {
  const found = await lookInto(database);
  const outdated = found.schema > SCHEMA;
  if (found.schema < SCHEMA) await database.meta.put({ key: 'schema', value: SCHEMA });
  if (!outdated && found.isSealed && !(await openSealed(database, account))) onFull();
  const mirror = ownCaches() !== null && !outdated ? new Mirror(database, account) : null;
  const restored = found.born === null ? ((await mirror?.restore()) ?? 0) : 0;
  if (found.hasPictures) await dropLeftPictures(database);
  void mirror?.catchUp();
  if ((await wasLost(database, account, found.born)) || restored > 0) onLost(restored);
  if (!found.hasBallast) await layBallast(database);
  return new DexieStore(database, outdated, mirror);
}

/** What a database says of itself. Dexie opens what a newer page has made without a word (Dexie#2097): `schema` tells (F13). */
type Found = {
  /** 0: there is none yet. */
  readonly schema: number;
  /** `null`: nobody has opened it before. */
  readonly born: string | null;
  readonly isSealed: boolean;
  readonly hasBallast: boolean;
  readonly hasPictures: boolean;
};

/** Read at once: each reading by itself would hold back the page that is being opened. */
function lookInto(database: CoreDatabase): Promise<Found> {
  const { meta, pictures } = database;
  return database.transaction('r', meta, pictures, async () => {
    const [schema, born, names, chosen] = await Promise.all([
      database.metaOf('schema'),
      database.metaOf('born'),
      meta.toCollection().primaryKeys(),
      pictures.count(),
    ]);
    return {
      schema: schema?.value ?? 0,
      born: born?.value ?? null,
      isSealed: names.includes('sealed'),
      hasBallast: names.includes('ballast'),
      hasPictures: chosen > 0,
    };
  });
}

/** Whether nothing was ever kept in it. */
const isNew = async ({ outbox, meta }: CoreDatabase): Promise<boolean> =>
  (await outbox.count()) === 0 && (await meta.get('born')) === undefined && (await meta.get('sealed')) === undefined;

/** When a UUIDv7 was made, epoch ms (RFC 9562 5.7). */
const timeOfUuidV7 = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** So long a picture whose upload was given up may still come back, in ms. */
const PUT_BACK = 60 * 60_000;

/** Takes away the pictures that nothing will upload any more. */
async function dropLeftPictures({ outbox, pictures }: CoreDatabase): Promise<void> {
  const chosen = await pictures.toCollection().primaryKeys();
  if (chosen.length === 0) return;
  const waiting = new Set((await outbox.where('id').anyOf(chosen).toArray()).map(({ id }) => id));
  const isOld = (id: string) => Date.now() - timeOfUuidV7(id) > PUT_BACK;
  await pictures.bulkDelete(chosen.filter((id) => !waiting.has(id) && isOld(id)));
}

/**
 * Says outside the database what it held, so that a browser that clears databases by itself is found out (F16). `born`
 * names the database that it speaks of; `kept`: whether anything that its person would miss was in it.
 */
const MARKER_KEY = 'meikan.device-holds';
const marker = z.object({ account: z.string(), born: z.string(), kept: z.boolean() });
type Marker = z.infer<typeof marker>;

const readMarker = (): Marker | null => readKept(deviceStore, MARKER_KEY, marker);
const writeMarker = (next: Marker): boolean => deviceStore.setItem(MARKER_KEY, JSON.stringify(next));

/** From now on something of this account would be missed. */
export function noteKept(account: string): void {
  const now = readMarker();
  if (now?.account === account && !now.kept) writeMarker({ ...now, kept: true });
}

/**
 * Whether the account's database is not the one that it was, although nobody here has wiped it. Told once. `found`: what it was
 * called when it was opened; `null`: nobody had opened it before.
 */
async function wasLost(database: CoreDatabase, account: string, found: string | null): Promise<boolean> {
  const before = readMarker();
  const own = before?.account === account ? before : null;
  if (found !== null && found === own?.born) return false;
  const { born, isNamedNow } = await nameOf(database);
  if (born === own?.born) return false;
  writeMarker({ account, born, kept: false });
  return isNamedNow && own?.kept === true;
}

/** What the database is called; named now, unless another tab was quicker. */
function nameOf(database: CoreDatabase): Promise<{ readonly born: string; readonly isNamedNow: boolean }> {
  return database.transaction('rw', database.meta, async () => {
    const known = await database.metaOf('born');
    if (known !== undefined) return { born: known.value, isNamedNow: false };
    const born = crypto.randomUUID();
    await database.meta.put({ key: 'born', value: born });
    return { born, isNamedNow: true };
  });
}
