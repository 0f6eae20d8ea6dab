import type { RecordedEvent } from '@meikan/event-log';
import { type Unfoldable, WAITS_BEHIND } from '../page-fold/fold-rows.ts';
import type { Recorded } from '../page-fold/projector.ts';
import { isOutage } from './refused-by-store.ts';

/** The codecs' way back from stored to domain events. `decodeAll` fails as a whole when one event is unreadable. */
export type Decoder = {
  decode(recorded: RecordedEvent): Promise<Recorded>;
  decodeAll(page: readonly RecordedEvent[]): Promise<readonly Recorded[]>;
};

export type DecodedPage = { readonly events: readonly Recorded[]; readonly unfoldable: readonly Unfoldable[] };

/**
 * Decodes a page; what no codec reads is unfoldable, and so are later events of its stream and those of `parked` streams.
 * Throws when a store failed, not an event.
 */
export async function decodePage(
  page: readonly RecordedEvent[],
  decoder: Decoder,
  parked: ReadonlySet<string>,
): Promise<DecodedPage> {
  const events: Recorded[] = [];
  const unfoldable: Unfoldable[] = [];
  const blocked = new Set(parked);
  const results = await decodeEach(page, decoder);
  for (const [index, event] of page.entries()) {
    const result = results[index];
    if (!result) throw new Error(`the codecs answered ${results.length} of ${page.length} events`);
    if (blocked.has(event.stream)) unfoldable.push(unfoldableOf(event, WAITS_BEHIND));
    else if (result.status === 'fulfilled') events.push(result.value);
    else {
      blocked.add(event.stream);
      unfoldable.push(unfoldableOf(event, result.reason));
    }
  }
  return { events, unfoldable };
}

async function decodeEach(
  page: readonly RecordedEvent[],
  decoder: Decoder,
): Promise<readonly PromiseSettledResult<Recorded>[]> {
  const [all] = await Promise.allSettled([decoder.decodeAll(page)]);
  if (all.status === 'fulfilled') return all.value.map((value) => ({ status: 'fulfilled', value }));
  if (isOutage(all.reason)) throw all.reason;
  const each = await Promise.allSettled(page.map((event) => decoder.decode(event)));
  for (const one of each) if (one.status === 'rejected' && isOutage(one.reason)) throw one.reason;
  return each;
}

export const unfoldableOf = (event: RecordedEvent, error: unknown): Unfoldable => {
  const { stream, revision, position, type } = event;
  return { stream, revision, position, type, error };
};
