import {
  type LogPosition,
  LogUnavailable,
  type RecordedEvent,
  type StreamName,
  UnreadableEvent,
} from '@meikan/event-log';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WAITS_BEHIND } from '../page-fold/fold-rows.ts';
import type { Recorded } from '../page-fold/projector.ts';
import { type Decoder, decodePage } from './decode-page.ts';

function eventOf(stream: StreamName, place: number): RecordedEvent {
  const actor = { id: 'system', role: 'system' } as const;
  const at = '2026-11-21T12:00:00.000Z' as RecordedEvent['recordedAt'];
  const metadata = { commandId: 'c', correlationId: 'c', causationId: 'c', actor, issuedAt: at };
  const position = String(place) as LogPosition;
  const revision = BigInt(place);
  return { id: `e${place}`, type: 'told', version: 1, data: {}, metadata, stream, revision, position, recordedAt: at };
}

const asRecorded = (event: RecordedEvent): Recorded => ({ ...event, category: 'user' });

function decoderThatFails(fails: (event: RecordedEvent) => Error | null): Decoder {
  const decode = async (event: RecordedEvent) => {
    const error = fails(event);
    if (error) throw error;
    return asRecorded(event);
  };
  return { decode, decodeAll: (page) => Promise.all(page.map(decode)) };
}

const page = fc
  .array(fc.constantFrom<StreamName>('user-a', 'user-b', 'user-c'), { maxLength: 12 })
  .map((streams) => streams.map(eventOf));
const places = fc.uniqueArray(fc.nat(11));
const parkedStreams = fc.uniqueArray(fc.constantFrom<StreamName>('user-a', 'user-b', 'user-c'), { maxLength: 2 });

it('skips an unreadable event and all later ones of its stream, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(page, places, parkedStreams, async (events, poison, parked) => {
      const isPoison = ({ position }: RecordedEvent) => poison.includes(Number(position));
      const decoder = decoderThatFails((event) => (isPoison(event) ? new UnreadableEvent('no codec') : null));
      const decoded = await decodePage(events, decoder, new Set(parked));
      const blocked = (event: RecordedEvent) =>
        parked.includes(event.stream) ||
        events.some((other) => other.stream === event.stream && other.revision <= event.revision && isPoison(other));
      expect(decoded.events).toEqual(events.filter((event) => !blocked(event)).map(asRecorded));
      expect(decoded.unfoldable.map(({ position }) => position)).toEqual(
        events.filter(blocked).map(({ position }) => position),
      );
    }),
  );
});

it('names the event at fault and those that wait behind it', async () => {
  const decoder = decoderThatFails(({ position }) => (position === '0' ? new UnreadableEvent('no codec') : null));
  const { unfoldable } = await decodePage([eventOf('user-a', 0), eventOf('user-a', 1)], decoder, new Set());
  expect(unfoldable.map(({ error }) => error)).toEqual([new UnreadableEvent('no codec'), WAITS_BEHIND]);
});

it('throws when a store fails, so that nothing is parked', async () => {
  const decoder = decoderThatFails(({ position }) => (position === '1' ? new LogUnavailable('keys are away') : null));
  await expect(decodePage([eventOf('user-a', 0), eventOf('user-b', 1)], decoder, new Set())).rejects.toThrow('away');
});
