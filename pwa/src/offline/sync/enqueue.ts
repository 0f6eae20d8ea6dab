import type { QueuedType } from '@meikan/contracts';
import { notify } from '../../ui/index.ts';
import type { Edit, PictureInput } from '../outbox/machine/new-command.ts';
import type { Standing } from '../outbox/machine/row.ts';
import { offlineTexts as texts } from '../outbox/texts.ts';
import { enqueue, onPresent, type Present, presentOutbox, presentQueue, usePresent } from './present.ts';

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

/** How far an edit has come. */
export type Arrival =
  | { readonly kind: 'applied' }
  /** It is safe on the device, and goes on by itself or once somebody has signed in (`whenSent`). */
  | { readonly kind: 'kept' }
  /** The server answered, and a person has to see to it. */
  | { readonly kind: 'standing'; readonly row: Standing };

/** A person is glad to wait so long to hear that it has arrived, in ms. */
const TIMEOUT_MS = 3000;

/** Tells of the row of an edit (`enqueue`) as soon as the server has answered it, or that it is kept when that takes longer. */
export async function arrivalOf(id: string | null): Promise<Arrival> {
  if (id === null || !navigator.onLine) return { kind: 'kept' };
  let place: number | null = null;
  return new Promise((resolve) => {
    const end = (arrival: Arrival) => {
      clearTimeout(timer);
      stop();
      resolve(arrival);
    };
    const look = (present: Present) => {
      place ??= placeOf(present, id);
      const arrival = place === null ? null : arrivalIn(present, place);
      if (arrival) end(arrival);
    };
    const timer = setTimeout(() => end({ kind: 'kept' }), TIMEOUT_MS);
    const stop = onPresent(look);
    look(presentQueue());
  });
}

/** By its place it is known to the end: merged with what others wrote, it goes on under another id. */
function placeOf({ contents: { queue, applied } }: Present, id: string): number | null {
  const row = queue.rows.find((one) => one.id === id) ?? applied.find(({ command }) => command.id === id);
  return row?.seq ?? null;
}

function arrivalIn({ contents: { queue, applied } }: Present, place: number): Arrival | null {
  if (applied.some(({ seq }) => seq === place)) return { kind: 'applied' };
  const row = queue.rows.find(({ seq }) => seq === place);
  if (row?.status === 'standing') return { kind: 'standing', row };
  // It was tried and nobody answered, or the session has ended: longer waiting tells nothing new.
  return row && (row.failure !== null || queue.pause === 'sign-in') ? { kind: 'kept' } : null;
}

/** What waits here waits for a sign-in while the session has ended, and for the way to the server else. */
const whenSentOf = ({ contents: { queue } }: Present): string =>
  queue.pause === 'sign-in' ? texts.sentOnceSignedIn : texts.sentOnceOnline;

/** A sentence that says when what is kept on this device is sent. */
export const whenSent = (): string => whenSentOf(presentQueue());
/** The same, for as long as it is read: the session may be found ended meanwhile. */
export const useWhenSent = (): string => usePresent(whenSentOf);
