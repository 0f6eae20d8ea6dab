import { expect, it } from 'vitest';
import { emptyQueue, type Row, waiting } from '../../outbox/machine/row.ts';
import type { Contents } from '../../outbox/store/store.ts';
import { type CountedFrom, countedFrom, progressOf } from './status.ts';
import { command, conflict, inflight } from './testing/made-up-rows.ts';

const at = (acks: number, rows: readonly Row[]): Contents => ({
  queue: { ...emptyQueue, rows },
  applied:
    acks === 0
      ? []
      : [{ ack: acks, command: command({ id: `a${acks}` }), seq: acks, revision: null, position: null, made: null }],
  syncedAt: null,
});

it('progress: counts arrivals while a queue is sent, and restarts when it is empty', () => {
  const [one, two, three] = ['1', '2', '3'].map((id, seq) => waiting(command({ id }), seq));
  const going = inflight(command({ id: '2' }), 2);
  const stuck = conflict(command({ id: '9' }), 9, {});
  if (!one || !two || !three) throw new Error('made up otherwise');
  let from: CountedFrom = null;
  const seen = [
    at(7, []),
    at(7, [one, two]),
    at(8, [going]),
    at(8, [going, three, stuck]),
    at(10, [stuck]),
    at(10, [going]),
  ];
  const told = seen.map((contents) => {
    from = countedFrom(from, contents);
    return progressOf(from, contents);
  });
  expect(told).toEqual([null, null, { done: 1, of: 2 }, { done: 1, of: 3 }, null, { done: 0, of: 1 }]);
});
