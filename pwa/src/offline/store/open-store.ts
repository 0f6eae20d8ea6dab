import { Dexie } from 'dexie';
import { CoreDatabase, SCHEMA } from './core-database.ts';
import { dexieStore } from './dexie-store.ts';
import { layBallast } from './make-room.ts';
import { memoryStore } from './memory-store.ts';
import type { Store } from './store.ts';

/** Opens the account's queue on this device; in memory alone where the browser gives no storage (F23). */
export async function openStore(account: string): Promise<Store> {
  const database = new CoreDatabase(account);
  try {
    await database.open();
  } catch (error) {
    // Private windows, a full disk, a broken profile: the browser names them in many ways, and all of them mean the same here.
    if (error instanceof Dexie.DexieError) return memoryStore();
    throw error;
  }
  await markSchema(database);
  await layBallast(database);
  return dexieStore(database);
}

/** Dexie opens what a newer page has made without a word (Dexie#2097); the number says later which shape it has. */
async function markSchema(database: CoreDatabase): Promise<void> {
  const known = await database.metaOf('schema');
  if (known === undefined || known.value < SCHEMA) await database.meta.put({ key: 'schema', value: SCHEMA });
}
