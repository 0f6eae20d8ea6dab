import { japanClock } from '@meikan/contracts';
import { topTexts as texts } from './texts.ts';

/**
 * The day in Tokyo in words, 「2026年11月22日 日曜日」; `now` in epoch ms. By hand: this stands at the head of the top page, and
 * a formatter of Intl keeps a slow phone 60 ms from showing it.
 */
export function dayInTokyo(now: number): string {
  const day = japanClock(now);
  return texts.day(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay());
}
