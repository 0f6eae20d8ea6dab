import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Receipt } from '../port.ts';
import type { LogUnderTest } from './log-under-test.ts';
import { appended, freshStream, sampleAppend } from './sample-appends.ts';

export function repeats(subject: () => LogUnderTest): void {
  it('answers a repeat with its first answer, also after the stream moved on, and appends nothing', async () => {
    const { log, neighbour } = subject();
    const stream = freshStream();
    const request = sampleAppend({ stream, expected: 'no-stream', count: 2 });
    const first = await log.append(request);
    await appended(log, { stream });

    const again = await neighbour.append(request);

    expect(first.kind).toBe('appended');
    if (first.kind !== 'appended') return;
    const { position, revision } = first;
    const receipt: Receipt = { ...request.receipt, outcome: 'handled', stream, position, revision, refusal: null };
    expect(again).toEqual({ kind: 'repeated', receipt });
    expect(await log.findReceipt(request.receipt)).toEqual(receipt);
    expect(await log.readStream(stream)).toHaveLength(3);
  });

  it('rejects the same command id with another body, stream moved or not', async () => {
    const { log } = subject();
    const [stream, commandId] = [freshStream(), randomUUID()];
    await appended(log, { stream, commandId });
    const other = sampleAppend({ stream, commandId, data: { text: 'another body' } });
    expect(await log.append(other)).toEqual({ kind: 'reused' });
    expect(await log.readStream(stream)).toHaveLength(1);
  });

  it('does not show an answer to another account', async () => {
    const { log } = subject();
    const request = sampleAppend({ stream: freshStream() });
    await log.append(request);
    const stranger = { ...request, receipt: { ...request.receipt, accountId: 'somebody-else' } };
    expect(await log.append(stranger)).toEqual({ kind: 'reused' });
  });

  it('appends one of many simultaneous repeats, and answers all alike', async () => {
    const { log, neighbour } = subject();
    const request = sampleAppend({ stream: freshStream() });
    const tries = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? log : neighbour).append(request));
    const results = await Promise.all(tries);
    const answers = results.map((result) => {
      if (result.kind === 'appended') return result.revision;
      return result.kind === 'repeated' ? result.receipt.revision : result.kind;
    });
    expect(new Set(answers)).toEqual(new Set([0n]));
    expect(await log.readStream(request.stream)).toHaveLength(1);
  });

  it('keeps the first of several answers that appended nothing', async () => {
    const { log } = subject();
    const { receipt: key, stream } = sampleAppend({ stream: freshStream() });
    const refusal = { code: 'refused-by-its-rule' };
    const receipt: Receipt = { ...key, outcome: 'refused', stream, position: log.start, revision: null, refusal };

    expect(await log.findReceipt(key)).toBeNull();
    expect(await log.writeReceipt(receipt)).toEqual({ kind: 'written' });
    expect(await log.writeReceipt({ ...receipt, outcome: 'unchanged', refusal: null })).toEqual({
      kind: 'repeated',
      receipt,
    });
    expect(await log.writeReceipt({ ...receipt, bodyHash: 'another' })).toEqual({ kind: 'reused' });
    const append = sampleAppend({ stream, commandId: key.commandId });
    expect(await log.append(append)).toEqual({ kind: 'repeated', receipt });
    expect(await log.readStream(stream)).toEqual([]);
  });
}
