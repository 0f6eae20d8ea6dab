/**
 * The network's answer if its head is here within `ms`, else `undefined`: also when nobody is reached. A body that has begun
 * may take its time.
 */
export async function within(
  ms: number,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response | undefined> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms);
  try {
    return await ask(late.signal);
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
