import { openSaved, type Saved } from '../saved/index.ts';
import { isClosed } from '../store/reopening.ts';
import type { Store } from '../store/store.ts';
import { noteKept } from './boot-marker.ts';

/** Notes as soon as there is something here that the account would miss: an edit, or a saved page. Ends by the answered function. */
export function noteWhatIsKept(account: string, store: Store): () => void {
  if (!store.durable) return () => undefined;
  const stopEdits = store.watch(({ queue }) => {
    if (queue.rows.length > 0) noteKept(account);
  });
  const saved = openSaved(account);
  let stopPages: (() => void) | undefined;
  let over = false;
  void saved.then(async ({ list, onChange }) => {
    const look = async () => {
      if (over || (await isEmpty(list))) return;
      noteKept(account);
      stopPages?.();
    };
    if (over) return;
    stopPages = onChange(() => void look());
    await look();
  });
  return () => {
    over = true;
    stopEdits();
    stopPages?.();
    void saved.then((opened) => opened.close());
  };
}

/** Empty as well when it was closed meanwhile: wiped by another tab. */
async function isEmpty(list: Saved['list']): Promise<boolean> {
  try {
    return (await list()).length === 0;
  } catch (error) {
    if (isClosed(error)) return true;
    throw error;
  }
}
