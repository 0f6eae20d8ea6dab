import { describe, expect, it } from 'vitest';
import { decide, discard, goOn, putBack, retry, tryNow } from './decide.ts';
import { failed } from './failed.ts';
import type { Kinds } from './kinds.ts';
import { kinds } from './kinds.ts';
import { settle } from './settle.ts';
import {
  answered,
  conflict,
  deps,
  edit,
  editArticle,
  idsOf,
  into,
  NOW,
  problem,
  queueOf,
  register,
  rowOf,
  sendAll,
  sentNow,
} from './testing/rows.ts';
import { upcast } from './to-wire.ts';

const mine = edit('1', { job: 'mine', name: 'n' }, { base: { job: 'old', name: '' } });
const standing = () => answered(queueOf(mine), [conflict('1', { job: 'theirs', name: '' })]).queue;
const decided = (choices: Parameters<typeof decide>[2]) => decide(standing(), '1', choices, 'new');

describe('deciding a conflict', () => {
  it('mine: sends it again over the present value', () => {
    expect(rowOf(decided({ job: 'mine' }), 'new')).toMatchObject({
      ...{ status: 'waiting', seen: '9', base: { job: 'theirs', name: '' } },
      data: { changes: { job: 'mine', name: 'n' } },
    });
  });
  it('theirs: drops the field, and sends the rest', () => {
    const left = rowOf(decided({ job: 'theirs' }), 'new');
    expect([left.data, left.base]).toEqual([{ userId: 'u', changes: { name: 'n' } }, { name: '' }]);
  });
  it('together: sends what was written instead', () => {
    expect(rowOf(decided({ job: { value: 'both' } }), 'new').data).toMatchObject({ changes: { job: 'both' } });
  });
  it('removes the command when nothing is left to send', () => {
    expect(decided({ job: 'theirs', name: 'theirs' }).rows).toEqual([]);
  });
  it('changes nothing without a conflict', () => {
    expect(decide(queueOf(mine), '1', { job: 'theirs' }, 'new').rows).toHaveLength(1);
  });
});

describe('a refused command', () => {
  const refused = () => {
    const onItsWay = sendAll(queueOf(register('1', 'a')));
    const followed = into(
      onItsWay,
      editArticle('2', 'a', { articleName: 'x' }),
      edit('3', { job: 'y' }, { dependsOn: ['1'] }),
    );
    return settle(followed, 1, [{ id: '1', status: 'refused', problem }], kinds, deps).queue;
  };

  it('F20 stays in the queue, and is sent again under a new id', () => {
    const again = retry(refused(), '1', 'new');
    expect(idsOf(again.rows)).toEqual(['new', '2', '3']);
    expect(rowOf(again, '3').dependsOn).toEqual(['new']);
  });
  describe.each([
    ['after another whose answer was lost', { kind: 'lost', failure: 'timeout' }],
    ['after a batch that was', { kind: 'not-taken', tooLarge: false, problem }],
    ['at the first attempt, which may be the browser’s second', null],
  ] as const)('F29 where the request alone was turned away, %s', (_, before) => {
    const refusal = { kind: 'not-taken', tooLarge: false, problem } as const;
    const batch = sendAll(queueOf(mine, register('2', 'a')));
    const tried = before ? failed(batch, 1, before, deps) : queueOf(mine);
    const alone = tried.rows.filter(({ id }) => id === '1');
    const once = failed(sendAll(tryNow({ ...tried, rows: alone })), 1, refusal, deps);

    it('is sent once more: it may be in the log already (chaos seeds 11044, 22015)', () => {
      expect(rowOf(once, '1')).toMatchObject({ status: 'waiting', sent: true, failure: 'turned-away' });
      expect(sentNow(once)).toEqual([]);
      expect(sentNow(once, NOW + 60_000)).toEqual(['1']);
    });
    it('stands when refused again, and keeps its id', () => {
      const twice = failed(sendAll(tryNow(once)), 1, refusal, deps);
      expect(rowOf(twice, '1')).toMatchObject({ status: 'standing', sent: true });
      expect(rowOf(retry(twice, '1', 'new'), '1')).toMatchObject({ status: 'waiting', sent: true });
    });
  });
  it('is discarded with its dependents, and put back', () => {
    const { queue, gone } = discard(refused(), ['1'], kinds);
    expect([idsOf(queue.rows), idsOf(gone)]).toEqual([[], ['1', '2', '3']]);
    expect(idsOf(putBack(queue, gone).rows)).toEqual(['1', '2', '3']);
  });
  it('cannot be discarded while inflight', () => {
    expect(discard(sendAll(queueOf(mine)), ['1'], kinds)).toMatchObject({ gone: [] });
  });
  it('gives its base to later edits when discarded', () => {
    const queue = into(standing(), edit('2', { job: 'later' }, { base: { job: 'mine' } }));
    expect(rowOf(discard(queue, ['1'], kinds).queue, '2').base).toEqual({ job: 'old' });
  });
});

describe('after a Retry-After the queue', () => {
  const asked = failed(sendAll(queueOf(mine)), 1, { kind: 'busy', retryAfter: 120_000 }, deps);
  it('waits at every occasion', () => {
    expect(sentNow(tryNow(asked), NOW + 60_000)).toEqual([]);
    expect(sentNow(tryNow(asked), NOW + 121_000)).toEqual(['1']);
  });
  it('is sent at once by hand', () => expect(sentNow(goOn(asked))).toEqual(['1']));
  it('is sent at any occasion when no time was named', () => {
    const busy = failed(sendAll(queueOf(mine)), 1, { kind: 'busy', retryAfter: null }, deps);
    expect([sentNow(busy), sentNow(tryNow(busy))]).toEqual([[], ['1']]);
  });
});

describe('F14 commands of an older app', () => {
  const later: Kinds = (type) => ({
    ...kinds(type),
    upcast: { 1: (data) => ({ ...data, two: true }), 2: (data) => ({ ...data, three: true }) },
  });
  it('are upcast to the present version, step by step', () => {
    expect(rowOf(upcast(queueOf(mine), later), '1')).toMatchObject({ v: 3, data: { two: true, three: true } });
  });
  it('keep their shape when they may be in the log', () => {
    const sent = answered(queueOf(mine), []).queue;
    expect(rowOf(upcast(sent, later), '1')).toMatchObject({ v: 1, data: mine.data });
  });
});
