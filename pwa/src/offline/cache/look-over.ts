import { onOutcome } from '../../api/outcomes.ts';
import { unlessClosed } from '../../device/closed.ts';
import type { CacheContext } from './cache-context.ts';
import { sweep } from './free-space.ts';
import { dueThings, onAppArrived } from './freshness.ts';
import { forgetLostPictures } from './picture-store.ts';
import { askOwnMarks, type Keep } from './reasons.ts';
import type { Saved } from './saved.ts';
import type { Saver } from './saver.ts';
import { askSynonyms } from './search-texts.ts';

/** Taken by the one tab that looks everything over; the others have nothing to do then. */
const lockName = (account: string): string => `meikan-look-over-${account}`;

/**
 * Looks everything over: takes away what is over or lost, asks what is starred and followed elsewhere, and fetches anew what is
 * older than a day. Does nothing in silence while the server is not reached.
 */
export async function lookOver(context: CacheContext, saver: Saver, keep: Keep): Promise<void> {
  await navigator.locks.request(lockName(context.account), { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    await forgetLostPictures(context.database, context.account);
    await sweep(context, Date.now());
    await askWhatChanges(context, keep);
    await saver.saveLater(dueThings(await context.database.things.toArray(), Date.now()));
  });
}

/** How often the reader's own lists and the synonyms are asked, in ms; in between this device hears of its own stars and follows. */
const ASKED_EVERY = 60 * 60_000;
const LAST_ASKED = 'marks-asked';

/** The reader's own lists, and what else words are called. */
async function askWhatChanges(context: CacheContext, keep: Keep): Promise<void> {
  const last = await context.database.notes.get(LAST_ASKED);
  if (typeof last?.value === 'number' && Date.now() - last.value < ASKED_EVERY) return;
  if ((await askOwnMarks(context, keep)) === 'unreachable') return;
  if ((await askSynonyms(context, keep)) === 'unreachable') return;
  await context.database.notes.put({ name: LAST_ASKED, value: Date.now() });
}

/** The first look comes when the page in view has long been drawn, in ms. */
const AFTER_START = 10_000;
/** How often it is looked whether anything is due, in ms; what is due is a day old. */
const EVERY = 60 * 60_000;

/**
 * Looks everything over after the start, when the app has come onto the device, every hour, and when the server is reached again,
 * until the answer is called.
 */
export function keepLookingOver(saved: Saved): () => void {
  let reached = true;
  const look = () => void unlessClosed(saved.lookOver());
  const first = setTimeout(look, AFTER_START);
  const timer = setInterval(look, EVERY);
  const stopWaiting = onAppArrived(look);
  const stopListening = onOutcome((outcome) => {
    if (outcome === 'answered' && !reached) look();
    reached = outcome !== 'unreachable';
  });
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    stopWaiting();
    stopListening();
  };
}
