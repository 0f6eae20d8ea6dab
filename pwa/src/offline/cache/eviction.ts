import { picturesOf } from './completeness.ts';
import type { AnswerRow, PictureRow, ReasonRow, ThingRow } from './database.ts';
import { lifetimeByName } from './kept-calls.ts';
import { type Reason, thingKey } from './thing.ts';

/** Everything that lies on the device, but for the bodies of answers. */
export type CachedRows = {
  readonly things: readonly ThingRow[];
  readonly answers: readonly AnswerRow[];
  readonly pictures: readonly PictureRow[];
  readonly reasons: readonly ReasonRow[];
};

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
