import { ping, problem } from '@meikan/contracts';
import { reportOutcome } from './outcomes.ts';

/** Long enough for a slow phone, short enough to be honest. */
const TIMEOUT_MS = 5000;

/**
 * Asks whether Meikan itself answers: a hotel's sign-in page answers too, but neither with 「pong」 nor with a problem. One of those,
 * such as that an address asks too often, says no less that Meikan is there.
 */
export async function probeServer(): Promise<void> {
  try {
    const response = await fetch(ping.path, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    (response.ok ? ping.answer : problem).parse(await response.json());
    reportOutcome('answered');
  } catch {
    // Whatever went wrong – no network, no answer, another answer – says the same: Meikan is not reached.
    reportOutcome('unreachable');
  }
}

/** Probes now, whenever the device believes to be online again, and when the page is looked at again. */
export function keepProbing(): void {
  void probeServer();
  window.addEventListener('online', () => void probeServer());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void probeServer());
}
