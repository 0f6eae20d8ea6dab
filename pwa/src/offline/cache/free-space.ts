import { dropAnswers } from './answer-store.ts';
import { type CacheContext, isQuotaError } from './cache-context.ts';
import { type CachedRows, picturesOf, readRows } from './cached-rows.ts';
import type { ReasonRow } from './database.ts';
import { expiredThings, lifetimeByName } from './freshness.ts';
import { dropPictures } from './picture-store.ts';
import { release } from './reasons.ts';
import { REASONS, type Reason, thingKey } from './thing.ts';

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

/** Whatever somebody asked to keep never makes space by itself. */
const FAST: readonly Reason[] = ['pinned', 'own'];

/** When each thing last had a reason to be here, epoch ms; `Infinity` when it may not be touched. */
function worthOfThings(reasons: readonly ReasonRow[]): ReadonlyMap<string, number> {
  const worth = new Map<string, number>();
  for (const { thing, reason, at } of reasons) {
    const value = FAST.includes(reason) ? Number.POSITIVE_INFINITY : at;
    worth.set(thing, Math.max(value, worth.get(thing) ?? 0));
  }
  return worth;
}

/** What each picture is worth: as much as the best of the things that show it; pictures of nothing are not named. */
function worthOfPictures({ things, answers, reasons }: CachedRows): ReadonlyMap<string, number> {
  const byKey = new Map(answers.map((row) => [row.key, row]));
  const ofThings = worthOfThings(reasons);
  const worth = new Map<string, number>();
  for (const thing of things) {
    const value = ofThings.get(thing.key) ?? 0;
    for (const address of picturesOf(thing, byKey)) worth.set(address, Math.max(value, worth.get(address) ?? 0));
  }
  return worth;
}

/** The pictures that go first when `bytes` are wanted: those of nothing, then of what was looked at longest ago. */
export function picturesToDrop(rows: CachedRows, bytes: number): readonly string[] {
  const worth = worthOfPictures(rows);
  const order = rows.pictures
    .map((row) => ({ ...row, worth: worth.get(row.address) ?? 0 }))
    .filter((row) => Number.isFinite(row.worth))
    .sort((a, b) => a.worth - b.worth);
  const dropped: string[] = [];
  let freed = 0;
  for (const row of order) {
    if (freed >= bytes && row.worth > 0) break;
    dropped.push(row.address);
    freed += row.bytes;
  }
  return dropped;
}

/** How many answers may lie here that no thing needs. */
const RECENT_ANSWERS = 300;

/** The answers that no thing needs and whose time is over, or that are more than there may be. */
export function answersToDrop({ things, answers }: CachedRows, now: number): readonly string[] {
  const needed = new Set(things.flatMap(({ keys }) => keys));
  const loose = answers.filter(({ key }) => !needed.has(key)).sort((a, b) => b.savedAt - a.savedAt);
  return loose
    .filter((row, index) => index >= RECENT_ANSWERS || now - row.savedAt > lifetimeByName(row.callName))
    .map(({ key }) => key);
}

/** Authors none of whose articles is starred any more. */
export function loneAuthors({ things, reasons }: CachedRows): readonly string[] {
  const starred = new Set(reasons.filter(({ reason }) => reason === 'bookmarked').map(({ thing }) => thing));
  const authors = things.flatMap(({ key, card }) => (starred.has(key) && card.author ? [thingKey(card.author)] : []));
  return reasons
    .filter(({ reason, thing }) => reason === 'author' && !authors.includes(thing))
    .map(({ thing }) => thing);
}
