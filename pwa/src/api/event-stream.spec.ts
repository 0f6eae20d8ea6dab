import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventStreamReader, type StreamedEvent } from './event-stream.ts';

function read(...pieces: readonly string[]) {
  const reader = new EventStreamReader(null);
  const events: readonly StreamedEvent[] = pieces.flatMap((piece) => [...reader.push(piece)]);
  return { events, lastEventId: reader.lastEventId };
}
const message = (data: string) => ({ type: 'message', data });

describe('an event stream', () => {
  it.each<[string, string, readonly StreamedEvent[], string | null]>([
    ['an event with its id', 'event: changes\nid: 7\ndata: [1]\n\n', [{ type: 'changes', data: '[1]' }], '7'],
    ['an id alone', 'id: 7\n\n', [], '7'],
    ['comments', ':\n\n: still here\n\ndata: a\n\n', [message('a')], null],
    ['data in several lines', 'data: a\ndata\ndata:b\n\n', [message('a\n\nb')], null],
    ['a space that is data', 'data:  a\n\n', [message(' a')], null],
    ['unknown fields', 'retry: 10\nwhat: x\ndata: a\n\n', [message('a')], null],
    ['the type only of its own event', 'event: a\n\ndata: b\n\n', [message('b')], null],
    ['other line ends', 'id: 1\rdata: a\r\rdata: b\r\n\r\n', [message('a'), message('b')], '1'],
    ['an id with a null', 'id: 1\0\ndata: a\n\n', [message('a')], null],
    ['nothing of an event that is not whole', 'id: 1\ndata: a\n\nid: 2\ndata: b\n', [message('a')], '1'],
  ])('parses %s', (_, text, events, lastEventId) => expect(read(text)).toEqual({ events, lastEventId }));

  it('parses the same events wherever the stream is cut', () => {
    const line = fc.constantFrom('data: あ', 'data', 'id: 7', 'id', 'event: changes', ':', '', '', 'x');
    const lines = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n')), { maxLength: 12 });
    const cuts = fc.array(fc.nat(60), { maxLength: 4 });
    fc.assert(
      fc.property(lines, cuts, (written, places) => {
        const text = written.flat().join('');
        const ends = [0, ...places.toSorted((a, b) => a - b), text.length];
        const pieces = ends.slice(1).map((end, index) => text.slice(ends[index], end));
        expect(read(...pieces)).toEqual(read(text));
      }),
    );
  });
});
