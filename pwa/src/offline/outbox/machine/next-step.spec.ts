import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';
import { BATCH, LONGEST_WAIT, nextStep } from './next-step.ts';
import { type Queue, type Row, waiting } from './row.ts';
import { answered, edit, into, NOW, problem, queueOf, register, sendAll, sentNow, star } from './testing/rows.ts';
import { toWire } from './to-wire.ts';

const stars = (count: number) =>
  queueOf(...Array.from({ length: count }, (_, index) => star(`s${index}`, `a${index}`, true)));
const refusal = (id: string) => ({ id, status: 'refused' as const, problem });

describe('nextStep', () => {
  it.each<[string, Partial<Queue>, boolean, string]>([
    ['is idle without rows', { rows: [] }, true, 'idle'],
    ['waits for the network', {}, false, 'offline'],
    ['stays in a pause', { pause: 'sign-in' }, true, 'paused'],
    ['waits after a failure', { notBefore: NOW + 5000 }, true, 'wait'],
    ['sends', {}, true, 'send'],
  ])('%s', (_, change, online, kind) => {
    expect(nextStep({ ...stars(1), ...change }, NOW, online, kinds).kind).toBe(kind);
  });

  it('fills a request with at most a batch, in the order of the queue', () => {
    expect(sentNow(stars(50))).toEqual(Array.from({ length: BATCH.commands }, (_, index) => `s${index}`));
    const long = 'あ'.repeat(40_000);
    expect(
      sentNow(
        queueOf(
          edit('1', { overview: long }),
          star('2', 'a', true),
          register('3', 'b', { data: { article: { articleName: long } } }),
          register('4', 'c', { data: { article: { articleName: long } } }),
        ),
      ),
    ).toEqual(['1', '2', '3']);
  });

  it('keeps a partition behind its inflight command', () => {
    const queue = into(sendAll(queueOf(edit('1', { job: 'a' }))), edit('2', { name: 'b' }), star('3', 'a', true));
    expect(sentNow(queue)).toEqual(['3']);
  });

  it('F33 treats a time far ahead as due, after a clock that was set back', () => {
    const later = (notBefore: number): Queue => ({ ...stars(1), notBefore });
    expect(nextStep(later(NOW + LONGEST_WAIT), NOW, true, kinds).kind).toBe('wait');
    expect(nextStep(later(NOW + 365 * 86_400_000), NOW, true, kinds).kind).toBe('send');
  });

  it('F34 holds a command until its dependencies are applied', () => {
    const child = edit('2', { job: 'x' }, { dependsOn: ['1'] });
    const { queue } = answered(queueOf(register('1', 'a')), [refusal('1')]);
    expect(sentNow(into(queue, child))).toEqual([]);
    expect(sentNow(queueOf(register('1', 'a'), child))).toEqual(['1', '2']);
  });

  it('F35 holds only its own partition behind a refused command', () => {
    const poisoned = answered(
      queueOf(
        edit('1', { name: 'x' }),
        ...Array.from({ length: 19 }, (_, index) => star(`s${index}`, `a${index}`, true)),
      ),
      [
        { id: '1', status: 'forbidden', problem },
        ...Array.from({ length: 19 }, (_, index) => ({ id: `s${index}`, status: 'applied' as const })),
      ],
    );
    expect(poisoned.applied).toHaveLength(19);
    const more = into(poisoned.queue, star('t', 'b', true), edit('2', { name: 'y' }), edit('3', { job: 'z' }));
    expect(sentNow(more)).toEqual(['t', '3']);
  });

  it('leaves a command of a newer app untouched', () => {
    const strange: Row = { ...stars(1).rows[0], type: 'of-tomorrow', seq: 9, id: 'x' } as Row;
    const queue: Queue = { ...stars(1), rows: [...stars(1).rows, strange] };
    expect(sentNow(queue)).toEqual(['s0']);
  });
});

describe('toWire', () => {
  const wire = (queue: Queue) => {
    const step = nextStep(queue, NOW, true, kinds);
    return step.kind === 'send'
      ? toWire(step.rows, { made: new Map([['up', '/images/abc']]), gone: new Set(['lost']) }, kinds)
      : [];
  };

  it('sends the revision that each command has seen', () => {
    const queue = queueOf(star('1', 'a', true), edit('2', { job: 'a' }), register('3', 'b'));
    expect(wire(queue).map(({ expected }) => expected)).toEqual(['any', { revision: '3' }, 'absent']);
  });

  it('sends an edit after the one before it that was made on the same state', () => {
    const onTheWay = into(queueOf(edit('1', { job: 'a' })), {
      ...edit('2', {}),
      type: 'update-sns',
      data: { userId: 'u', changes: { website: null } },
    });
    expect(wire(onTheWay).map(({ expected }) => expected)).toEqual([{ revision: '3' }, { after: '1' }]);
  });

  it('names the commands it meets before its predecessor, which may be applied alone', () => {
    const came: Row = { ...waiting(edit('2', { name: 'b' }), 2), sent: true };
    const rows = [waiting(edit('1', { job: 'a' }), 1), came, waiting(edit('3', { job: 'c' }), 3)];
    const [, second, third] = wire({ ...queueOf(), rows });
    expect(second).not.toHaveProperty('dependsOn');
    expect(third).toMatchObject({ expected: { after: '2' }, dependsOn: ['1'] });
  });

  it('depends on nothing that is gone', () => {
    const shown = edit('1', { avartar: null }, { dependsOn: ['lost', 'other'] });
    expect(wire(queueOf(shown))).toMatchObject([{ dependsOn: ['other'] }]);
  });

  it('replaces an uploaded picture by its address', () => {
    const shown = edit('1', { avartar: '/images/to-come/up' }, { dependsOn: ['up'] });
    expect(wire(queueOf(shown))).toMatchObject([{ data: { changes: { avartar: '/images/abc' } } }]);
    expect(wire(queueOf(shown))[0]).not.toHaveProperty('dependsOn');
  });
});
