import { deviceStore } from '../../device/small-stores.ts';

const ANSWERED = 'meikan.update-answered';
const HOUR = 60 * 60_000;

/** Whether a person may be asked again: at most once an hour, however often there is a release. A clock set back does not silence it. */
export function mayOffer(answeredAt: number | null, now: number): boolean {
  return answeredAt === null || now - answeredAt >= HOUR || now < answeredAt;
}

/** When the last offer was answered on this device, in any tab; epoch ms. */
export function lastAnswer(): number | null {
  const text = deviceStore.getItem(ANSWERED);
  return text === null ? null : Number(text);
}

export const noteAnswer = (now: number): boolean => deviceStore.setItem(ANSWERED, String(now));

/** Hears of an answer that was given in another tab. */
export function onAnswerElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => key === ANSWERED && listener());
}
