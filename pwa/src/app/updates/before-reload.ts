/** Puts away what would be lost with the page. Rejects when it could not. */
export type Save = () => Promise<void>;

const saves = new Set<Save>();
/** A database that does not answer must not hold the page for ever; it is then not started anew. */
const PATIENCE = 10_000;

/** Whoever holds something unsaved is asked before the page starts anew by itself, until the returned function is called. */
export function beforeReload(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** Lets everybody save; `false` when somebody could not, and starting anew would lose something (F21). */
export async function saveEverything(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const all = Promise.allSettled([...saves].map((save) => save())).then((ends) => {
    const failed = ends.filter((end) => end.status === 'rejected');
    for (const { reason } of failed) reportError(reason);
    return failed.length === 0;
  });
  const saved = await Promise.race([all, late]);
  clearTimeout(timer);
  return saved;
}
