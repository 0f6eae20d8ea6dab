import type { SeenQueue } from '../../offline/ui/outbox/status.ts';
import { syncTexts } from './texts.ts';

const texts = syncTexts.summary;

/** The whole queue in a sentence. */
export function summaryOf({ rows, store, pause }: SeenQueue, online: boolean): string {
  const needed = rows.filter(({ status }) => status === 'standing').length;
  const waiting = rows.length - needed;
  if (needed > 0) return waiting > 0 ? texts.both(rows.length, waiting, needed) : texts.needed(needed);
  if (waiting > 0 && store === 'memory') return texts.waitingUnkept(waiting);
  if (waiting > 0 && pause !== null) return texts.held(waiting);
  if (waiting > 0) return online ? texts.waiting(waiting) : texts.waitingOffline(waiting);
  if (store === 'opening') return texts.opening;
  return online ? texts.nothing : texts.nothingOffline;
}
