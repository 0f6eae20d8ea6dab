import { Dexie } from 'dexie';
import { wasLost } from '../accounts/boot-marker.ts';
import { openSealed } from '../accounts/seal-core.ts';
import { CoreDatabase, SCHEMA } from './core-database.ts';
import { DexieStore } from './dexie-store.ts';
import { layBallast } from './make-room.ts';
import { MemoryStore } from './memory-store.ts';
import { Mirror } from './mirror.ts';
import type { Store } from './store.ts';

/** What the opening of a store may tell. */
export type StoreNews = {
  /** Another tab has a newer app, which has changed the shape: nothing can be written here any more (F13). */
  readonly onNewer: () => void;
  /** What was kept is gone, and nobody here has taken it away (F16); so many edits came back from their copy. */
  readonly onLost: (restored: number) => void;
};

/** Opens the account's queue on this device; in memory alone where the browser gives no storage (F23). */
export async function openStore(account: string, { onNewer, onLost }: StoreNews): Promise<Store> {
  const database = new CoreDatabase(account, onNewer);
  try {
    await database.open();
  } catch (error) {
    // Private windows, a full disk, a broken profile: the browser names them in many ways, and all of them mean the same here.
    if (error instanceof Dexie.DexieError) return new MemoryStore();
    throw error;
  }
  const outdated = await markSchema(database);
  if (!outdated) await openSealed(database, account);
  const mirror = 'caches' in globalThis && !outdated ? new Mirror(database, account) : null;
  const restored = (await mirror?.restore()) ?? 0;
  mirror?.catchUp();
  if ((await wasLost(database, account)) || restored > 0) onLost(restored);
  await layBallast(database);
  return new DexieStore(database, outdated, mirror);
}

/** Dexie opens what a newer page has made without a word (Dexie#2097); by this number an older one knows (F13). */
async function markSchema(database: CoreDatabase): Promise<boolean> {
  const known = await database.metaOf('schema');
  if (known === undefined || known.value < SCHEMA) await database.meta.put({ key: 'schema', value: SCHEMA });
  return known !== undefined && known.value > SCHEMA;
}
