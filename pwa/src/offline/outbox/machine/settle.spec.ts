import type { CommandResult } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { enqueue } from './enqueue.ts';
import { failed } from './failed.ts';
import { kinds } from './kinds.ts';
import { reclaim } from './next-step.ts';
import { settle } from './settle.ts';
import {
  answered,
  conflict,
  deps,
  edit,
  idsOf,
  into,
  NOW,
  problem,
  queueOf,
  rowOf,
  sendAll,
  sentNow,
  star,
} from './testing/rows.ts';

const one = () => queueOf(edit('1', { job: 'mine' }, { base: { job: 'old' } }));

describe('F3 result of a command', () => {
  it.each<CommandResult['status']>(['applied', 'duplicate', 'unchanged'])('%s: is applied', (status) => {
    const { queue, applied } = answered(one(), [{ id: '1', status, revision: '4', position: 'p' }]);
    expect(queue.rows).toEqual([]);
    expect(applied).toMatchObject([{ command: { id: '1' }, revision: '4', position: 'p' }]);
  });

  it.each<CommandResult['status']>(['refused', 'forbidden', 'gone'])(
    '%s: stands, whole, until its person decides',
    (status) => {
      const { queue, applied } = answered(one(), [{ id: '1', status, problem }]);
      expect(rowOf(queue, '1')).toMatchObject({
        status: 'standing',
        trouble: { kind: status, problem },
        data: { changes: { job: 'mine' } },
      });
      expect(applied).toEqual([]);
    },
  );

  it('unknown-version: the queue waits for a newer app', () => {
    const { queue } = answered(one(), [{ id: '1', status: 'unknown-version' }]);
    expect([queue.pause, rowOf(queue, '1').status]).toEqual(['update', 'waiting']);
  });

  it('blocked: is sent once nothing holds it, and waits if still blocked', () => {
    const blocked: CommandResult[] = [{ id: '1', status: 'blocked' }];
    const { queue } = answered(one(), blocked);
    expect(sentNow(queue)).toEqual(['1']);
    const again = answered(queue, blocked).queue;
    expect([sentNow(again), sentNow(again, NOW + 61_000)]).toEqual([[], ['1']]);
  });

  it('F43 wrong-account: everything waits for its own account', () => {
    const { queue } = answered(one(), [{ id: '1', status: 'wrong-account' }]);
    expect([queue.pause, rowOf(queue, '1').status, rowOf(queue, '1').sent]).toEqual(['sign-in', 'waiting', true]);
  });

  it('missing among others: waits under its id, as sent', () => {
    const { queue } = answered(into(one(), star('2', 'a', true)), [{ id: '2', status: 'applied' }]);
    expect(rowOf(queue, '1')).toMatchObject({ status: 'waiting', sent: true });
  });
});

it('F8 of a former holder: does not pause the queue', () => {
  const sentAnew = sendAll(reclaim(sendAll(one()), 2));
  expect(failed(sentAnew, 9, { kind: 'pause', pause: 'sign-in' }, deps)).toBe(sentAnew);
  expect(failed(sentAnew, 9, { kind: 'busy', retryAfter: 60_000 }, deps)).toBe(sentAnew);
});

it('of several applied together: later edits have seen the last', () => {
  const first = edit('1', { job: 'a' });
  const second = { ...edit('2', {}), type: 'update-sns', data: { userId: 'u', changes: { website: null } } };
  const later = edit('3', { workFor: 'b' });
  const going = sendAll(queueOf(first, second));
  const { queue, applied } = settle(
    into(going, later),
    1,
    [
      { id: '1', status: 'applied', revision: '4' },
      { id: '2', status: 'applied', revision: '5' },
    ],
    kinds,
    deps,
  );
  expect(rowOf(queue, '3').seen).toBe('5');
  expect(rowOf(enqueue(queueOf(), edit('4', { name: 'c' }), 4, applied, kinds).queue, '4').seen).toBe('5');
});

describe('F37 a version conflict', () => {
  it('merges under a new id when the other left its fields alone (F29)', () => {
    const { queue } = answered(one(), [conflict('1', { job: 'old', name: 'theirs' })]);
    expect(rowOf(queue, 'anew')).toMatchObject({ status: 'waiting', seen: '9', base: { job: 'old' }, sent: false });
  });

  it('merges when the other did the same', () => {
    expect(idsOf(answered(one(), [conflict('1', { job: 'mine' })]).queue.rows)).toEqual(['anew']);
  });

  it('stands when both changed the same field, and keeps everything', () => {
    const both = queueOf(edit('1', { job: 'mine', name: 'n' }, { base: { job: 'old', name: '' } }));
    const { queue } = answered(both, [conflict('1', { job: 'theirs', name: '' })]);
    expect(rowOf(queue, '1')).toMatchObject({
      status: 'standing',
      trouble: { kind: 'conflict', fields: ['job'], theirs: { revision: '9', fields: { job: 'theirs', name: '' } } },
      data: { changes: { job: 'mine', name: 'n' } },
    });
  });

  it('leaves what later edits have seen', () => {
    const later = into(sendAll(one()), edit('2', { name: 'x' }));
    const { queue } = settle(later, 1, [conflict('1', { job: 'old' })], kinds, deps);
    expect(rowOf(queue, '2').seen).toBe('3');
  });
});

it('gives later edits of the partition the revision they were made on', () => {
  const { queue } = settle(
    into(sendAll(one()), edit('2', { name: 'x' })),
    1,
    [{ id: '1', status: 'applied', revision: '4' }],
    kinds,
    deps,
  );
  expect(rowOf(queue, '2').seen).toBe('4');
});

it('F8 results of a replaced holder are ignored', () => {
  const taken = reclaim(sendAll(one()), 2);
  expect(rowOf(taken, '1')).toMatchObject({ status: 'waiting', sent: true });
  expect(settle(taken, 1, [{ id: '1', status: 'applied' }], kinds, deps).queue.rows).toHaveLength(1);
});

describe('a failed request', () => {
  const many = () => sendAll(into(one(), star('2', 'a', true)));

  it.each(['unreachable', 'timeout', 'not-meikan'] as const)('%s: everything waits under the same ids', (failure) => {
    const queue = failed(many(), 1, { kind: 'lost', failure }, deps);
    expect(queue.rows.map(({ id, status, sent }) => [id, status, sent])).toEqual([
      ['1', 'waiting', true],
      ['2', 'waiting', true],
    ]);
    expect([queue.notBefore, sentNow(queue)]).toEqual([NOW + 1000, []]);
  });

  it('waits as the server asks, or doubling up to five minutes', () => {
    expect(failed(many(), 1, { kind: 'busy', retryAfter: 30_000 }, deps).notBefore).toBe(NOW + 30_500);
    const waits = [0, 1, 5, 30].map(
      (failures) => (failed({ ...many(), failures }, 1, { kind: 'busy', retryAfter: null }, deps).notBefore ?? 0) - NOW,
    );
    expect(waits).toEqual([1000, 2000, 32_000, 150_000]);
  });

  it.each(['sign-in', 'update'] as const)('F4 %s: pauses the queue and drops nothing', (pause) => {
    const queue = failed(many(), 1, { kind: 'pause', pause }, deps);
    expect([queue.pause, idsOf(queue.rows)]).toEqual([pause, ['1', '2']]);
  });

  it.each([
    { kind: 'pause', pause: 'sign-in' },
    { kind: 'not-taken', tooLarge: false, problem },
  ] as const)(
    'F29 $kind: marks everything as sent, since browsers repeat a request whose answer is lost',
    (failure) => {
      expect(failed(many(), 1, failure, deps).rows.map(({ sent }) => sent)).toEqual([true, true]);
      expect(rowOf(failed(sendAll(one()), 1, failure, deps), '1').sent).toBe(true);
    },
  );

  it('F35 a server error: sends each alone from then on', () => {
    const queue = failed(many(), 1, { kind: 'broken' }, deps);
    expect([sentNow(queue), sentNow(queue, NOW + 60_000)]).toEqual([[], ['1']]);
  });

  it('too large: sends each alone, and one that is too large by itself stands', () => {
    const taken = { kind: 'not-taken' as const, tooLarge: true, problem };
    const parted = failed(many(), 1, taken, deps);
    expect(sentNow(parted)).toEqual(['1']);
    expect(rowOf(failed(sendAll(parted), 1, taken, deps), '1')).toMatchObject({
      status: 'standing',
      trouble: { kind: 'too-large' },
    });
  });
});
