import { z } from 'zod';
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
