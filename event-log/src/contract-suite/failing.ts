import { eventually } from '@meikan/testkit';
import { expect, it } from 'vitest';
import { LogUnavailable, PayloadTooLarge } from '../faults.ts';
import type { LogUnderTest } from './log-under-test.ts';
import { appended, freshStream, sampleAppend } from './sample-appends.ts';

export function failing(subject: () => LogUnderTest): void {
  it('rejects a payload that is too large, and no other', async () => {
    const { log } = subject();
    const stream = freshStream();
    const tooLarge = log.append(sampleAppend({ stream, data: { text: 'あ'.repeat(400_000) } }));
    const fitting = appended(log, { stream, data: { text: 'x'.repeat(800_000) } });
    await expect(tooLarge).rejects.toBeInstanceOf(PayloadTooLarge);
    await fitting;
    expect(await log.readStream(stream)).toHaveLength(1);
  });

  it('rejects malformed names and ids as defects, without harm to other appends', async () => {
    const { log } = subject();
    const stream = freshStream();
    const good = sampleAppend({ stream });
    const bad = [
      { ...good, stream: 'sample' as typeof stream },
      { ...good, stream: 'sample-a\u0000b' as const },
      { ...good, events: [] },
      { ...good, events: good.events.map((event) => ({ ...event, id: 'not-a-uuid' })) },
      { ...good, receipt: { ...good.receipt, commandId: 'not-a-uuid' } },
      { ...good, receipt: { ...good.receipt, accountId: 'a\u0000b' } },
    ];
    const refused = bad.map((request) => expect(log.append(request)).rejects.toBeInstanceOf(TypeError));
    await Promise.all([appended(log, { stream }), ...refused]);
    expect(await log.readStream(stream)).toHaveLength(1);
  });

  it('rejects event ids of another command, without harm to other appends', async () => {
    const { log } = subject();
    const first = sampleAppend({ stream: freshStream() });
    await log.append(first);
    const stranger = { ...sampleAppend({ stream: freshStream() }), events: first.events };
    const beside = Array.from({ length: 8 }, () => appended(log, { stream: freshStream() }));
    expect(await log.append(stranger)).toEqual({ kind: 'reused' });
    await Promise.all(beside);
    expect(await log.readStream(stranger.stream)).toEqual([]);
  });

  it('finds the result of an append whose answer was lost', async () => {
    const { log, loseNextAnswer } = subject();
    await appended(log, { stream: freshStream() });
    const request = sampleAppend({ stream: freshStream(), expected: 'no-stream', count: 2 });
    loseNextAnswer();
    const result = await eventually(() => log.append(request));
    const [, last] = await log.readStream(request.stream);
    expect(result).toEqual({ kind: 'appended', position: last?.position, revision: 1n });
    expect(await log.append(request)).toMatchObject({ kind: 'repeated', receipt: { position: last?.position } });
    expect(await log.readStream(request.stream)).toHaveLength(2);
  });

  it('is unavailable during an outage, and works again after it', async () => {
    const { log, beginOutage, endOutage } = subject();
    const stream = freshStream();
    const request = sampleAppend({ stream });
    await beginOutage();
    await expect(log.append(request)).rejects.toBeInstanceOf(LogUnavailable);
    await expect(log.readStream(stream)).rejects.toBeInstanceOf(LogUnavailable);
    await endOutage();
    const result = await eventually(() => log.append(request));
    expect(result.kind).toMatch(/^(appended|repeated)$/);
    expect(await log.readStream(stream)).toHaveLength(1);
  });
}
