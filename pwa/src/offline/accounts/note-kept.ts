import { openCache } from '../cache/index.ts';
import { unlessClosed } from '../store/closed.ts';
import type { Store } from '../store/store.ts';
import { noteKept } from './boot-marker.ts';

/** Notes as soon as there is something here that the account would miss: an edit, or a saved page. Ends by the answered function. */
export function noteWhatIsKept(account: string, store: Store): () => void {
  if (!store.durable) return () => undefined;
  const stopEdits = store.watch(({ queue }) => {
    if (queue.rows.length > 0) noteKept(account);
  });
  const saved = openCache(account);
  let stopPages: (() => void) | undefined;
  let over = false;
  void saved.then(async ({ holdsAny, onChange }) => {
    const look = async () => {
      if (over || !(await holdsAny())) return;
      noteKept(account);
      stopPages?.();
    };
    if (over) return;
    stopPages = onChange(() => void unlessClosed(look()));
    await unlessClosed(look());
  });
  return () => {
    over = true;
    stopEdits();
    stopPages?.();
    void saved.then((opened) => opened.close());
  };
}
