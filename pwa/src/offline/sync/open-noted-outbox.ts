import { unlessClosed } from '../../device/closed.ts';
import { openCache } from '../cache/index.ts';
import { type Outbox, type OutboxUse, openOutbox } from '../outbox/outbox.ts';
import { noteKept } from '../outbox/store/open-store.ts';

/** Opens the queue of an account; as long as it is open, what the account would miss on this device is noted. */
export async function openNotedOutbox(account: string, use: OutboxUse): Promise<Outbox> {
  const outbox = await openOutbox(account, use);
  if (use === 'reading' || !outbox.durable) return outbox;
  const stopNoting = noteWhatIsKept(account, outbox);
  return {
    ...outbox,
    close() {
      stopNoting();
      outbox.close();
    },
  };
}

/** Notes as soon as there is something here that the account would miss: an edit, or a saved page. Ends by the answered function. */
function noteWhatIsKept(account: string, outbox: Outbox): () => void {
  const stopEdits = outbox.watch(({ queue }) => {
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
