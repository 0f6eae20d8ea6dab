import pTimeout from 'p-timeout';

/** Puts away what would be lost with the page. Rejects when it could not. */
export type Save = () => Promise<void>;

const saves = new Set<Save>();
/** A database that does not answer must not hold the page for ever; it is then not started anew. */
const TIMEOUT_MS = 10_000;

/** Whoever holds something unsaved is asked before the page starts anew by itself, until the returned function is called. */
export function beforeReload(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** Lets everybody save; `false` when somebody could not, and starting anew would lose something (F21). */
export function saveEverything(): Promise<boolean> {
  const all = Promise.allSettled([...saves].map((save) => save())).then((ends) => {
    const failed = ends.filter((end) => end.status === 'rejected');
    for (const { reason } of failed) reportError(reason);
    return failed.length === 0;
  });
  return pTimeout(all, { milliseconds: TIMEOUT_MS, fallback: () => false });
}
