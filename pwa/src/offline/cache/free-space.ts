import { dropAnswers } from './answer-store.ts';
import type { CacheContext } from './cache-context.ts';
import { isQuotaError } from './cache-context.ts';
import { readRows } from './cached-rows.ts';
import { answersToDrop, loneAuthors, picturesToDrop } from './eviction.ts';
import { expiredThings } from './freshness.ts';
import { dropPictures } from './picture-store.ts';
import { release } from './reason-store.ts';
import { REASONS } from './thing.ts';

/** What pictures may take all in all, in bytes; what is pinned may go beyond it. */
export const PICTURE_BUDGET = 200 * 1024 * 1024;

/** Freed at once when the device is full: a little at a time would be full again with the next picture. */
const STEP = 8 * 1024 * 1024;

/**
 * Frees at least `bytes`, if that can be done without what somebody asked to keep: pictures first, then answers that
 * nothing needs. Tells how many bytes of pictures went. Nothing outside this database and its pictures is touched.
 */
export async function freeSpace({ database, account }: CacheContext, bytes: number): Promise<number> {
  const rows = await readRows(database);
  const addresses = picturesToDrop(rows, bytes);
  const freed = await dropPictures(database, account, addresses);
  if (freed >= bytes) return freed;
  const needed = new Set(rows.things.flatMap(({ keys }) => keys));
  await dropAnswers(
    database,
    rows.answers.map(({ key }) => key).filter((key) => !needed.has(key)),
  );
  return freed;
}

/** Does something that needs space; when the device is full, makes space and tries once more. Then throws. */
export async function withSpace<T>(context: CacheContext, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    await freeSpace(context, STEP);
    return act();
  }
}

/** Takes away what is over: automatic things after 30 days, answers after their time, pictures of nothing, the surplus. */
export async function sweep({ database, account }: CacheContext, now: number): Promise<void> {
  const before = await readRows(database);
  for (const { key } of expiredThings(before.things, before.reasons, now)) await release(database, key, REASONS);
  for (const key of loneAuthors(before)) await release(database, key, ['author']);
  const rows = await readRows(database);
  await dropAnswers(database, answersToDrop(rows, now));
  const taken = rows.pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  await dropPictures(database, account, picturesToDrop(rows, Math.max(0, taken - PICTURE_BUDGET)));
}
