import type { Standing } from '../outbox/machine/row.ts';
import { onPresent, type Present, presentQueue, usePresent } from './present.ts';
import { offlineTexts as texts } from './texts.ts';

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
