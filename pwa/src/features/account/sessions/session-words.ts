import type { SessionAnswer } from '@meikan/contracts';
import { sessionsTexts as texts } from './sessions.texts.ts';

/** What a session is known by: its browser and system, or the one of them that is known. */
export function placeOf({ browser, system }: Pick<SessionAnswer, 'browser' | 'system'>): string {
  if (browser !== null && system !== null) return texts.place(browser, system);
  return browser ?? system ?? texts.unknown;
}
