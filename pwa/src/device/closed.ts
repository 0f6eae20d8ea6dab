/**
 * Closed on purpose (its account has left, or another tab has wiped or changed it), or taken away by the browser in the middle of
 * something, which aborts it. Told by its name, to whoever has no Dexie.
 */
export const isClosed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'DatabaseClosedError' || error.name === 'AbortError');

/** For what goes on beside the page: its database may be closed under it, and there is nothing left to do then. */
export async function unlessClosed(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isClosed(error)) throw error;
  }
}
