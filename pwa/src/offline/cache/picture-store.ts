import { inOwnCache, inOwnCacheAlone } from '../../device/own-cache.ts';
import { type CacheDatabase, pictureCacheName } from './database.ts';

/** What of a picture's answer the page needs again. */
const HEADERS = ['content-type', 'content-security-policy', 'x-content-type-options'] as const;

/** How long one picture may take, in ms. */
const TIMEOUT_MS = 30_000;

/**
 * Fetches a picture of this site and keeps it. `missing`: the server has none, or answered something else. Only whole
 * answers of our own origin are kept: opaque ones would count for megabytes each.
 * Throws when nobody is reached or the device is full.
 */
export async function keepPicture(
  database: CacheDatabase,
  account: string,
  address: string,
): Promise<'kept' | 'missing'> {
  const response = await fetch(address, { mode: 'same-origin', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !type.startsWith('image/')) return noteAbsence(database, address, response.status);
  const picture = await response.blob();
  const kept = new Response(picture, { status: 200, headers: headersOf(response) });
  await inOwnCache(pictureCacheName(account), database, async (cache) => {
    // The row first: a picture of which the table does not know would stay for ever.
    await database.pictures.put({ address, bytes: picture.size, savedAt: Date.now() });
    try {
      await cache.put(address, kept);
    } catch (error) {
      await database.pictures.delete(address);
      throw error;
    }
  });
  return 'kept';
}

/** A picture that the server does not have cannot be missing here: the page shows its drawing instead, online too. */
async function noteAbsence(database: CacheDatabase, address: string, status: number): Promise<'missing'> {
  if (status === 404 || status === 410) await database.pictures.put({ address, bytes: 0, savedAt: Date.now() });
  return 'missing';
}

function headersOf(response: Response): Headers {
  const kept = new Headers();
  for (const name of HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

/** Which of these pictures are not on the device yet. */
export async function missingPictures(
  database: CacheDatabase,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const rows = await database.pictures.bulkGet([...addresses]);
  return addresses.filter((_, index) => rows[index] === undefined);
}

/**
 * Forgets the pictures that are noted and do not lie here: the page was closed between the two, or the browser has taken them.
 * What shows them is not whole any more, and they are fetched with it. While pictures come, none is lost: it looks another time.
 */
export async function forgetLostPictures(database: CacheDatabase, account: string): Promise<void> {
  await inOwnCacheAlone(pictureCacheName(account), database, async (cache) => {
    const present = new Set((await cache.keys()).map(({ url }) => url));
    const noted = await database.pictures.filter(({ bytes }) => bytes > 0).primaryKeys();
    await database.pictures.bulkDelete(noted.filter((address) => !present.has(new URL(address, location.href).href)));
  });
}

/** Takes pictures from the device; tells how many bytes that gave back. */
export async function dropPictures(
  database: CacheDatabase,
  account: string,
  addresses: readonly string[],
): Promise<number> {
  const rows = await database.pictures.bulkGet([...addresses]);
  await inOwnCache(pictureCacheName(account), database, (cache) =>
    Promise.all(addresses.map((address) => cache.delete(address))),
  );
  await database.pictures.bulkDelete([...addresses]);
  return rows.reduce((sum, row) => sum + (row?.bytes ?? 0), 0);
}
