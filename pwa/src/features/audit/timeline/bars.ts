import type { HistoryMoment } from '../queries.ts';
import { shownDay } from '../shown-time.ts';

export type Bar = {
  /** First revision that the bar stands for. */
  readonly first: number;
  /** 0 to 1: how many changes its day saw, beside the day that saw most. */
  readonly height: number;
  readonly is: 'past' | 'current' | 'future';
};

const MOST_BARS = 48;

/** A day with fewer changes than these never stands as high as a bar can. */
const BUSY_DAY = 12;

/** The bars over the slider: one for some neighbouring revisions each, as high as their day was busy. */
export function barsOf(moments: readonly HistoryMoment[], at: number): readonly Bar[] {
  const days = moments.map(({ recordedAt }) => shownDay(recordedAt));
  const busy = new Map<string, number>();
  for (const day of days) busy.set(day, (busy.get(day) ?? 0) + 1);
  const most = Math.max(BUSY_DAY, ...busy.values());
  const width = Math.max(1, Math.ceil(moments.length / MOST_BARS));
  return Array.from({ length: Math.ceil(moments.length / width) }, (_, bar) => {
    const own = moments.slice(bar * width, (bar + 1) * width).map(({ revision }) => Number(revision));
    const heights = days.slice(bar * width, (bar + 1) * width).map((day) => (busy.get(day) ?? 0) / most);
    const [first = 0] = own;
    return { first, height: Math.max(...heights), is: own.includes(at) ? 'current' : first > at ? 'future' : 'past' };
  });
}
