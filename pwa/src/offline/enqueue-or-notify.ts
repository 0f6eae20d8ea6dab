import type { QueuedType } from '@meikan/contracts';
import { notify } from '../ui/index.ts';
import type { Edit } from './commands/new-command.ts';
import { enqueue } from './present.ts';
import { offlineTexts as texts } from './texts.ts';

/** For buttons, which have no place for an error: what the work answers, or `full`, told in a notice, when there is no space left. */
export async function orNotifyFull<T, F>(work: () => Promise<T>, full: F): Promise<T | F> {
  try {
    return await work();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    notify({ text: texts.full, tone: 'alert' });
    return full;
  }
}

/** Enqueues; answers whether there was space for it. */
export function enqueueOrNotify<T extends QueuedType>(edit: Edit<T>): Promise<boolean> {
  return orNotifyFull(async () => {
    await enqueue(edit);
    return true;
  }, false);
}

/** The device is full; told by its name, since its class is loaded with the store. */
export const isStorageFull = (error: unknown): boolean => error instanceof Error && error.name === 'StorageFull';
