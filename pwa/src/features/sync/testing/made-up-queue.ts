import { useMemo, useState } from 'react';
import { decide, discard, goOn, putBack, retry } from '../../../offline/outbox/machine/decide.ts';
import { kinds } from '../../../offline/outbox/machine/kinds.ts';
import { emptyQueue, type Queue, type Row } from '../../../offline/outbox/machine/row.ts';
import type { QueueActions } from '../../../offline/ui/outbox/own-queue.ts';
import { type OwnQueue, ownQueue } from '../../../offline/ui/outbox/own-queue.ts';
import type { Sample } from './samples.ts';

/** The real machine over made-up rows, without a store and a server. */
export function useMadeUpQueue({ rows, pause = null, store = 'open' }: Sample): OwnQueue {
  const [queue, setQueue] = useState<Queue>({ ...emptyQueue, rows, pause });
  const actions: QueueActions = {
    sendNow: () => setQueue(goOn),
    pauseByHand: (on) => setQueue((before) => (on ? { ...before, pause: 'by-hand' } : goOn(before))),
    retry: (id) => setQueue((before) => retry(before, id, `${id}-again`)),
    takeExisting: ({ id }) => setQueue((before) => discard(before, [id], kinds).queue),
    async discard(ids) {
      const discarded = discard(queue, ids, kinds);
      setQueue(discarded.queue);
      return discarded.gone;
    },
    putBack: (gone: readonly Row[]) => setQueue((before) => putBack(before, gone)),
    decide: (id, choices) => setQueue((before) => decide(before, id, choices, `${id}-again`)),
    exportQueue: async () => new Blob([JSON.stringify(queue.rows)], { type: 'application/json' }),
    update: () => setQueue(goOn),
  };
  const seen = useMemo(
    () => ({ rows: queue.rows, pause: queue.pause, store, writing: 0 }),
    [queue.rows, queue.pause, store],
  );
  return ownQueue(seen, actions);
}
