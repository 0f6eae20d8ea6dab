import { z } from 'zod';
import type { CoreDatabase } from '../store/core-database.ts';

/**
 * Says outside the database what it held, so that a browser that clears databases by itself is found out (offline.md F16). `born`
 * names the database that it speaks of; `kept`: whether anything that its person would miss was in it.
 */
const KEY = 'meikan.device-holds';
const marker = z.object({ account: z.string(), born: z.string(), kept: z.boolean() });
type Marker = z.infer<typeof marker>;

function read(): Marker | null {
  const text = localStorage.getItem(KEY);
  return text === null ? null : (marker.safeParse(JSON.parse(text)).data ?? null);
}

const write = (next: Marker): void => localStorage.setItem(KEY, JSON.stringify(next));

/** From now on something of this account would be missed. */
export function noteKept(account: string): void {
  const now = read();
  if (now?.account === account && !now.kept) write({ ...now, kept: true });
}

/** Whether the account's database is not the one that it was, although nobody here has wiped it. Told once. */
export async function wasLost(database: CoreDatabase, account: string): Promise<boolean> {
  const before = read();
  const own = before?.account === account ? before : null;
  const known = (await database.metaOf('born'))?.value;
  if (known !== undefined && known === own?.born) return false;
  const born = known ?? crypto.randomUUID();
  if (known === undefined) await database.meta.put({ key: 'born', value: born });
  write({ account, born, kept: false });
  return known === undefined && own?.kept === true;
}
