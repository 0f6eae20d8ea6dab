import { type Kept, keepAnswer } from './answer-store.ts';
import type { CacheContext } from './cache-context.ts';
import { troubleOf } from './cache-context.ts';
import { withSpace } from './free-space.ts';
import { lifetimeOf } from './kept-calls.ts';
import { applyMarks, marksIn } from './marks.ts';
import { purgeThing } from './purge.ts';
import type { Saver } from './saver.ts';

export type AnswerWriter = {
  /** Keeps an answer in its turn, when it is one to keep; never throws. */
  keep(kept: Kept): Promise<void>;
  settled(): Promise<void>;
};

/** Writes answers down one after the other, so that a later answer to the same query wins. */
export function openAnswerWriter(context: CacheContext, saver: Saver): AnswerWriter {
  let written: Promise<void> = Promise.resolve();
  const report = (error: unknown) => context.tell({ kind: 'trouble', trouble: troubleOf(error) });
  return {
    keep(kept) {
      if (lifetimeOf(kept.query.call, kept.query.input) === null) return Promise.resolve();
      written = written.then(() => keepNow(context, saver, kept)).catch(report);
      return written;
    },
    settled: () => written,
  };
}

async function keepNow(context: CacheContext, saver: Saver, kept: Kept): Promise<void> {
  const page = await withSpace(context, () => keepAnswer(context.database, kept));
  if (page?.kind === 'hidden') return purgeThing(context, page.thing, page.name);
  const newcomers = await applyMarks(context, marksIn(kept.answer.payload), page);
  if (newcomers.length > 0) void saver.saveLater(newcomers);
}
