/** After so long without a word from its holder a lock is taken from it, and so often that is looked at, both in ms. */
const SILENCE = 12_000;
const LOOK = 2500;

type Holding = {
  readonly name: string;
  /** When the present holder was last heard of, epoch ms; `null`: never. */
  readonly lastBeat: () => Promise<number | null>;
  readonly signal: AbortSignal;
};

/**
 * Does the work while this page alone holds a lock (F25, F26): waits in the line, and takes the lock from a holder that is silent,
 * since a frozen tab lets go of nothing (F8). Resolves also when the lock was lost to another or the wait was given up.
 */
export async function holdLock({ name, lastBeat, signal }: Holding, work: () => Promise<void>): Promise<void> {
  // Only pages of a secure address have locks; without them the epochs alone keep holders apart.
  if (!('locks' in navigator)) return work();
  const waiting = new AbortController();
  const looking = setInterval(async () => {
    const beat = await lastBeat();
    if (beat === null || Math.abs(Date.now() - beat) > SILENCE) waiting.abort();
  }, LOOK);
  try {
    await navigator.locks.request(name, { signal: AbortSignal.any([signal, waiting.signal]) }, () => {
      clearInterval(looking);
      return work();
    });
  } catch (error) {
    if (!isLockLost(error)) throw error;
    if (waiting.signal.aborted && !signal.aborted) await navigator.locks.request(name, { steal: true }, work);
  } finally {
    clearInterval(looking);
  }
}

const isLockLost = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
