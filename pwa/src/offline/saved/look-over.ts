import { dueThings } from './freshness.ts';
import { sweep } from './make-room.ts';
import { askOwnMarks, type Keep } from './own-marks.ts';
import { forgetLostPictures } from './picture-store.ts';
import type { Room } from './room.ts';
import type { Saver } from './saver.ts';

/** Taken by the one tab that looks everything over; the others have nothing to do then. */
const lockName = (account: string): string => `meikan-look-over-${account}`;

/**
 * Looks everything over: takes away what is over or lost, asks what is starred and followed elsewhere, and fetches anew what is
 * older than a day. Does nothing in silence while the server is not reached.
 */
export async function lookOver(room: Room, saver: Saver, keep: Keep): Promise<void> {
  await navigator.locks.request(lockName(room.account), { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    await forgetLostPictures(room.database, room.account);
    await sweep(room, Date.now());
    await askMarks(room, keep);
    await saver.saveLater(dueThings(await room.database.things.toArray(), Date.now()));
  });
}

/** How often the reader's own lists are asked, in ms; in between this device hears of its own stars and follows. */
const MARKS_EVERY = 60 * 60_000;
const MARKS_ASKED = 'marks-asked';

async function askMarks(room: Room, keep: Keep): Promise<void> {
  const last = await room.database.notes.get(MARKS_ASKED);
  if (typeof last?.value === 'number' && Date.now() - last.value < MARKS_EVERY) return;
  if ((await askOwnMarks(room, keep)) === 'unreachable') return;
  await room.database.notes.put({ name: MARKS_ASKED, value: Date.now() });
}
