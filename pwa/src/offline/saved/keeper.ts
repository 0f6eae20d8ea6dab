import { applyMarks } from './apply-marks.ts';
import { type Kept, keepAnswer } from './keep-answer.ts';
import { lifetimeOf } from './kept-calls.ts';
import { withRoom } from './make-room.ts';
import { marksIn } from './marks.ts';
import { purgeThing } from './purge.ts';
import type { Room } from './room.ts';
import type { Saver } from './saver.ts';
import { troubleOf } from './trouble.ts';

export type Keeper = {
  /** Keeps an answer in its turn, when it is one to keep; never throws. */
  keep(kept: Kept): Promise<void>;
  settled(): Promise<void>;
};

/** Writes answers down one after the other, so that a later answer to the same question wins. */
export function openKeeper(room: Room, saver: Saver): Keeper {
  let written: Promise<void> = Promise.resolve();
  const report = (error: unknown) => room.tell({ kind: 'trouble', trouble: troubleOf(error) });
  return {
    keep(kept) {
      if (lifetimeOf(kept.question.call, kept.question.input) === null) return Promise.resolve();
      written = written.then(() => keepNow(room, saver, kept)).catch(report);
      return written;
    },
    settled: () => written,
  };
}

async function keepNow(room: Room, saver: Saver, kept: Kept): Promise<void> {
  const page = await withRoom(room, () => keepAnswer(room.database, kept));
  if (page?.kind === 'hidden') return purgeThing(room, page.thing, page.name);
  const newcomers = await applyMarks(room, marksIn(kept.answer.payload), page);
  if (newcomers.length > 0) void saver.saveLater(newcomers);
}
