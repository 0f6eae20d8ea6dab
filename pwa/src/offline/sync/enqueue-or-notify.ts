import type { QueuedType } from '@meikan/contracts';
import { notify } from '../../ui/index.ts';
import type { Edit, PictureInput } from '../outbox/machine/new-command.ts';
import { enqueue, presentOutbox } from './present.ts';
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

/** What stands for the address of a picture that was kept, for the data of an edit; `null`: there was no space, which has been told. */
export type KeptPicture = string | null;

/** Keeps a picture on the device, to be uploaded when the server is reached. */
export async function keepPicture(picture: Blob, edit: PictureInput): Promise<KeptPicture> {
  return orNotifyFull(async () => (await (await presentOutbox()).upload(picture, edit)).address, null);
}
