import { z } from 'zod';
import { isPersisted } from '../../device/persistence.ts';
import { readRows } from './cached-rows.ts';
import type { CacheDatabase } from './database.ts';

/** What the reader has set for this device. */
export type SavedSettings = {
  /** Nothing is fetched by itself, and no pictures at all, while the line is a phone's or data is to be spared. */
  readonly wifiOnly: boolean;
};

const stored = z.object({ wifiOnly: z.boolean() });
const NAME = 'settings';
const USUAL: SavedSettings = { wifiOnly: false };

export async function readSettings(database: CacheDatabase): Promise<SavedSettings> {
  const note = await database.notes.get(NAME);
  const settings = stored.safeParse(note?.value);
  return settings.success ? settings.data : USUAL;
}

export async function writeSettings(database: CacheDatabase, settings: SavedSettings): Promise<void> {
  await database.notes.put({ name: NAME, value: settings });
}

/** What browsers on phones tell of the line (Network Information); the types of TypeScript do not know it. */
const line = z.object({ type: z.string().optional(), saveData: z.boolean().optional() });

const lineNow = () => line.safeParse(Reflect.get(navigator, 'connection')).data;

/** Whether the browser tells Wi-Fi from a phone's line; without it the setting can change nothing. */
export const knowsLine = (): boolean => lineNow()?.type !== undefined;

/** Whether data costs now: a phone's line, or a setting to spare data. Unknown counts as free. */
export function dataCosts(): boolean {
  const now = lineNow();
  return now?.type === 'cellular' || now?.saveData === true;
}

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
