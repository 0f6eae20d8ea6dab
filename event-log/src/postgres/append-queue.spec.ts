import { describe, expect, it } from 'vitest';
import { freshStream, sampleAppend } from '../contract-suite/sample-appends.ts';
import { LogOverloaded } from '../faults.ts';
import { prepareAppend } from '../prepared-append.ts';
import { AppendQueue } from './append-queue.ts';

const append = () => prepareAppend(sampleAppend({ stream: freshStream() }));

describe('the queue of appends', () => {
  it('rejects appends when it is full, and accepts them when there is space again', async () => {
    const queue = new AppendQueue({ maxWaiting: 2, maxWaitingBytes: 1_000_000 });
    const answers = [queue.add(append()), queue.add(append())];
    expect(() => queue.add(append())).toThrow(LogOverloaded);
    queue.settle(queue.all(), (waiting) => waiting.resolve({ kind: 'conflict', current: null }));
    expect(await Promise.all(answers)).toHaveLength(2);
    expect(queue.size).toBe(0);
    const third = queue.add(append());
    queue.settle(queue.all(), (waiting) => waiting.resolve({ kind: 'reused' }));
    expect(await third).toEqual({ kind: 'reused' });
  });

  it('counts bytes as well', () => {
    const queue = new AppendQueue({ maxWaiting: 100, maxWaitingBytes: append().bytes + 1 });
    queue.add(append());
    expect(() => queue.add(append())).toThrow(LogOverloaded);
  });
});
