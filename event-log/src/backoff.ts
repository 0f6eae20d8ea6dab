import { setTimeout as delay } from 'node:timers/promises';

const FIRST_MS = 50;
const LONGEST_MS = 2_000;

/** Waits 50 ms, 100 ms … up to 2 s, each with up to half of it as jitter; ends early (without error) when aborted. */
export async function backOff(attempt: number, signal: AbortSignal): Promise<void> {
  const base = Math.min(FIRST_MS * 2 ** attempt, LONGEST_MS);
  try {
    await delay(base * (0.5 + Math.random() / 2), undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
