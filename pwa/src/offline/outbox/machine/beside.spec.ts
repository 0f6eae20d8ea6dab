import { describe, expect, it } from 'vitest';
import { enqueue } from './enqueue.ts';
import { failed } from './failed.ts';
import { kinds } from './kinds.ts';
import { LONGEST_WAIT } from './next-step.ts';
import type { Applied, Queue } from './row.ts';
import { answered, conflict, deps, edit, idsOf, into, NOW, queueOf, rowOf, sendAll, sentNow } from './testing/rows.ts';

/** Two tabs opened their forms on the same page; the first saved, then the second. */
const first = edit('first', { job: '灯台守', name: '澪' }, { base: { job: '会計', name: 'みお' } });
const second = edit('second', { job: '航海士' }, { base: { job: '会計' } });
/** The same form opened once the first edit was in sight. */
const after = edit('after', { job: '航海士' }, { base: { job: '灯台守' } });

const applied = (queue: Queue, id: string, revision: string): Queue =>
  answered(queue, [{ id, status: 'applied', revision, position: 'p' }]).queue;

describe('an edit of what another tab of the device has changed since its form was opened', () => {
  it('has not seen that change, though it was applied before', () => {
    const came: Applied = { command: first, seq: 1, revision: '4', position: null, made: null };
    const seenBy = (command: typeof second) =>
      rowOf(enqueue(queueOf(), command, 2, [came], kinds).queue, command.id).seen;
    expect([seenBy(second), seenBy(after)]).toEqual(['3', '4']);
  });

  it('waits for its answer, and becomes a conflict', () => {
    const both = queueOf(first, second);
    expect(idsOf(both.rows)).toEqual(['first', 'second']);
    expect(sentNow(both)).toEqual(['first']);
    const left = applied(both, 'first', '9');
    expect(rowOf(left, 'second').seen).toBe('3');
    const { queue } = answered(left, [conflict('second', { job: '灯台守' })]);
    expect(rowOf(queue, 'second')).toMatchObject({
      status: 'standing',
      data: { changes: { job: '航海士' } },
      trouble: { kind: 'conflict', fields: ['job'], theirs: { fields: { job: '灯台守' } } },
    });
  });

  it('neither joins nor passes an edit between them', () => {
    const name = edit('name', { name: '澪、改' }, { base: { name: '澪' } });
    const lost = failed(sendAll(queueOf(first)), 1, { kind: 'lost', failure: 'timeout' }, deps);
    const all = into(lost, name, second);
    expect(idsOf(all.rows)).toEqual(['first', 'name', 'second']);
    expect(sentNow(all, NOW + LONGEST_WAIT)).toEqual(['first', 'name']);
  });
});

describe('an edit from another tab that undoes nothing unseen', () => {
  it('joins the first when it changes other fields', () => {
    const other = edit('other', { workFor: '岬' }, { base: { workFor: '港' } });
    expect(idsOf(queueOf(first, other).rows)).toEqual(['first']);
    const left = applied(into(sendAll(queueOf(first)), other), 'first', '4');
    expect(rowOf(left, 'other').seen).toBe('4');
  });

  it('joins the first when it says the same, or was made after it', () => {
    const same = edit('same', { job: '灯台守' }, { base: { job: '会計' } });
    expect(idsOf(queueOf(first, same).rows)).toEqual(['first']);
    expect(queueOf(first, after).rows).toMatchObject([{ id: 'first', data: { changes: { job: '航海士' } } }]);
  });

  it('joins one that left the field unchanged', () => {
    const idle = edit('idle', { job: '会計', name: '澪' }, { base: { job: '会計', name: 'みお' } });
    expect(idsOf(queueOf(idle, second).rows)).toEqual(['idle']);
  });

  it('mends a refused edit', () => {
    const refused = answered(queueOf(first), [{ id: 'first', status: 'refused' }]).queue;
    expect(into(refused, second).rows).toMatchObject([
      { id: 'second', status: 'waiting', data: { changes: { job: '航海士', name: '澪' } } },
    ]);
  });
});
