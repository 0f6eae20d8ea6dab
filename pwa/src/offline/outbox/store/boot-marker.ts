import { z } from 'zod';
import { deviceStore, readKept } from '../../../device/small-stores.ts';
import type { CoreDatabase } from './core-database.ts';

/**
 * Says outside the database what it held, so that a browser that clears databases by itself is found out (F16). `born`
 * names the database that it speaks of; `kept`: whether anything that its person would miss was in it.
 */
const KEY = 'meikan.device-holds';
const marker = z.object({ account: z.string(), born: z.string(), kept: z.boolean() });
type Marker = z.infer<typeof marker>;

const read = (): Marker | null => readKept(deviceStore, KEY, marker);
const write = (next: Marker): boolean => deviceStore.setItem(KEY, JSON.stringify(next));

/** From now on something of this account would be missed. */
export function noteKept(account: string): void {
  const now = read();
  if (now?.account === account && !now.kept) write({ ...now, kept: true });
}

/**
 * Whether the account's database is not the one that it was, although nobody here has wiped it. Told once. `found`: what it was
 * called when it was opened; `null`: nobody had opened it before.
 */
export async function wasLost(database: CoreDatabase, account: string, found: string | null): Promise<boolean> {
  const before = read();
  const own = before?.account === account ? before : null;
  if (found !== null && found === own?.born) return false;
  const { born, isNew } = await nameOf(database);
  if (born === own?.born) return false;
  write({ account, born, kept: false });
  return isNew && own?.kept === true;
}

/** What the database is called; named now, unless another tab was quicker. */
function nameOf(database: CoreDatabase): Promise<{ readonly born: string; readonly isNew: boolean }> {
  return database.transaction('rw', database.meta, async () => {
    const known = await database.metaOf('born');
    if (known !== undefined) return { born: known.value, isNew: false };
    const born = crypto.randomUUID();
    await database.meta.put({ key: 'born', value: born });
    return { born, isNew: true };
  });
}
