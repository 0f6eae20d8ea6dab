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

describe('a conflict ends as its person says', () => {
  it('mine: it is sent again, over what stands there now', () => {
    expect(rowOf(decided({ job: 'mine' }), 'new')).toMatchObject({
      ...{ status: 'waiting', seen: '9', base: { job: 'theirs', name: '' } },
      data: { changes: { job: 'mine', name: 'n' } },
    });
  });
  it('theirs: the field is left to them, and the rest is still sent', () => {
    const left = rowOf(decided({ job: 'theirs' }), 'new');
    expect([left.data, left.base]).toEqual([{ userId: 'u', changes: { name: 'n' } }, { name: '' }]);
  });
  it('together: what was written instead is sent', () => {
    expect(rowOf(decided({ job: { value: 'both' } }), 'new').data).toMatchObject({ changes: { job: 'both' } });
  });
  it('ends with nothing when nothing is left to send', () => {
    expect(decided({ job: 'theirs', name: 'theirs' }).rows).toEqual([]);
  });
  it('touches nothing that is no conflict', () => {
    expect(decide(queueOf(mine), '1', { job: 'theirs' }, 'new').rows).toHaveLength(1);
  });
});

describe('what the server did not take', () => {
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

    it('asks once more by itself: it may stand in the log from before (chaos seeds 11044, 22015)', () => {
      expect(rowOf(once, '1')).toMatchObject({ status: 'waiting', sent: true, failure: 'turned-away' });
      expect(sentNow(once)).toEqual([]);
      expect(sentNow(once, NOW + 60_000)).toEqual(['1']);
    });
    it('stands when that is turned away too, and keeps its id', () => {
      const twice = failed(sendAll(tryNow(once)), 1, refusal, deps);
      expect(rowOf(twice, '1')).toMatchObject({ status: 'standing', sent: true });
      expect(rowOf(retry(twice, '1', 'new'), '1')).toMatchObject({ status: 'waiting', sent: true });
    });
  });
  it('goes with everything that has no sense without it, and comes back', () => {
    const { queue, gone } = discard(refused(), ['1'], kinds);
    expect([idsOf(queue.rows), idsOf(gone)]).toEqual([[], ['1', '2', '3']]);
    expect(idsOf(putBack(queue, gone).rows)).toEqual(['1', '2', '3']);
  });
  it('is not given up while it is on its way', () => {
    expect(discard(sendAll(queueOf(mine)), ['1'], kinds)).toMatchObject({ gone: [] });
  });
  it('lets later edits begin where it began', () => {
    const queue = into(standing(), edit('2', { job: 'later' }, { base: { job: 'mine' } }));
    expect(rowOf(discard(queue, ['1'], kinds).queue, '2').base).toEqual({ job: 'old' });
  });
});

describe('a server that asks to wait', () => {
  const asked = failed(sendAll(queueOf(mine)), 1, { kind: 'busy', retryAfter: 120_000 }, deps);
  it('is waited for, whatever else is an occasion to try', () => {
    expect(sentNow(tryNow(asked), NOW + 60_000)).toEqual([]);
    expect(sentNow(tryNow(asked), NOW + 121_000)).toEqual(['1']);
  });
  it('is asked at once when its person says so', () => expect(sentNow(goOn(asked))).toEqual(['1']));
  it('is asked again at any occasion where it named no moment', () => {
    const busy = failed(sendAll(queueOf(mine)), 1, { kind: 'busy', retryAfter: null }, deps);
    expect([sentNow(busy), sentNow(tryNow(busy))]).toEqual([[], ['1']]);
  });
});

describe('F14 commands of an older app', () => {
  const later: Kinds = (type) => ({
    ...kinds(type),
    upcast: { 1: (data) => ({ ...data, two: true }), 2: (data) => ({ ...data, three: true }) },
  });
  it('take the present shape, version by version', () => {
    expect(rowOf(upcast(queueOf(mine), later), '1')).toMatchObject({ v: 3, data: { two: true, three: true } });
  });
  it('keep what may stand in the log already', () => {
    const sent = answered(queueOf(mine), []).queue;
    expect(rowOf(upcast(sent, later), '1')).toMatchObject({ v: 1, data: mine.data });
  });
});
