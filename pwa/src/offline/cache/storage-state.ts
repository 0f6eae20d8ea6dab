import { isPersisted } from '../accounts/persistence.ts';
import { readRows } from './cached-rows.ts';
import type { CacheDatabase } from './database.ts';

/** What lies on this device, and how the browser treats it. */
export type StorageState = {
  readonly pictures: { readonly count: number; readonly bytes: number };
  readonly answers: { readonly count: number; readonly bytes: number };
  /** Whether the browser has promised not to clear this site's storage by itself; `null`: it does not tell. */
  readonly persisted: boolean | null;
  /** What the whole site uses and may use, in bytes, as the browser estimates; `null`: it does not tell. */
  readonly estimate: { readonly used: number; readonly free: number } | null;
};

const sum = (rows: readonly { readonly bytes: number }[]) => ({
  count: rows.length,
  bytes: rows.reduce((total, { bytes }) => total + bytes, 0),
});

export async function storageState(database: CacheDatabase): Promise<StorageState> {
  const { pictures, answers } = await readRows(database);
  return {
    pictures: sum(pictures.filter(({ bytes }) => bytes > 0)),
    answers: sum(answers),
    persisted: await isPersisted(),
    estimate: await estimateNow(),
  };
}

async function estimateNow(): Promise<StorageState['estimate']> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined ? null : { used: usage, free: Math.max(0, quota - usage) };
}

/**
 * Asks the browser not to clear this site's storage by itself. Called from a gesture, with the first thing that is saved
 * by hand; some browsers ask the reader, most decide alone. `false` also where it cannot be asked.
 */
export async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}
