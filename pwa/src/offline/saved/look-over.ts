import { listBookmarks, listFollowing } from '@meikan/contracts';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { dueThings } from './freshness.ts';
import { sweep } from './make-room.ts';
import { profileQuestion } from './person-questions.ts';
import { type PageQuestion, question } from './question.ts';
import type { Room } from './room.ts';
import type { Saver } from './saver.ts';
import { VISITOR } from './visitor.ts';

/** Past this the reader has more than is kept by itself; the contract's most rows a page. */
const ROWS = '50';

/** Taken by the one tab that looks everything over; the others have nothing to do then. */
const lockName = (account: string): string => `meikan-look-over-${account}`;

type Asked = (asked: PageQuestion, answer: Awaited<ReturnType<PageQuestion['ask']>>, ack: number) => Promise<void>;

/**
 * Looks everything over: takes away what is over, asks what is starred and followed elsewhere, and fetches anew what is
 * older than a day. Does nothing in silence while the server is not reached.
 */
export async function lookOver(room: Room, saver: Saver, keep: Asked): Promise<void> {
  await navigator.locks.request(lockName(room.account), { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    await sweep(room, Date.now());
    await askMarks(room, keep);
    await saver.saveLater(dueThings(await room.database.things.toArray(), Date.now()));
  });
}

/** How often the reader's own lists are asked, in ms; in between this device hears of its own stars and follows. */
const MARKS_EVERY = 60 * 60_000;
const MARKS_ASKED = 'marks-asked';

async function askMarks(room: Room, keep: Asked): Promise<void> {
  const last = await room.database.notes.get(MARKS_ASKED);
  if (typeof last?.value === 'number' && Date.now() - last.value < MARKS_EVERY) return;
  for (const asked of ownMarks(room.account)) {
    if ((await askQuietly(room, asked, keep)) === 'unreachable') return;
  }
  await room.database.notes.put({ name: MARKS_ASKED, value: Date.now() });
}

/** Stars and follows of other devices come by the reader's own two lists; one's own page is always kept. */
function ownMarks(account: string): readonly PageQuestion[] {
  if (account === VISITOR) return [];
  const whole = { params: { id: account }, query: { page: '1', limit: ROWS } };
  return [profileQuestion(account), question(listBookmarks, whole), question(listFollowing, whole)];
}

async function askQuietly({ ack }: Room, asked: PageQuestion, keep: Asked): Promise<'answered' | 'unreachable'> {
  const known = ack();
  try {
    await keep(asked, await asked.ask(), known);
    return 'answered';
  } catch (error) {
    // Business accounts have no such lists, and without the server there is nothing to learn: both are no failure.
    if (error instanceof ApiProblem) return 'answered';
    if (error instanceof ApiUnreachable) return 'unreachable';
    throw error;
  }
}
