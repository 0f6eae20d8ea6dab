import type { QueuedType } from '@meikan/contracts';
import { notify } from '../ui/index.ts';
import type { Edit } from './commands/new-wish.ts';
import { wish } from './present.ts';
import { offlineTexts as texts } from './texts.ts';

/** For buttons, which have no place for an error: wishes, and tells in a notice when there is no room left for it. */
export async function wishOrTell<T extends QueuedType>(edit: Edit<T>): Promise<boolean> {
  try {
    await wish(edit);
    return true;
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    notify({ text: texts.full, tone: 'alert' });
    return false;
  }
}

/** The device is full; told by its name, since its class is loaded with the store. */
export const isStorageFull = (error: unknown): boolean => error instanceof Error && error.name === 'StorageFull';
