import { expect, it } from 'vitest';
import { eventsBehind } from '../events-behind.ts';
import type { LogPosition, RecordedEvent, StreamName } from '../port.ts';
import type { LogUnderTest } from './log-under-test.ts';
import { appended, freshStream, sampleAppend } from './sample-appends.ts';

const revisions = (events: readonly RecordedEvent[]): bigint[] => events.map(({ revision }) => revision);

/** By how much the clock of a store on another machine may differ. */
const CLOCK_SKEW_MS = 60_000;

export function reading(subject: () => LogUnderTest): void {
  it('reads a stream forward, backward, from a revision and with a limit', async () => {
    const { log } = subject();
    const stream = freshStream();
    await appended(log, { stream, count: 5 });
    expect(revisions(await log.readStream(stream))).toEqual([0n, 1n, 2n, 3n, 4n]);
    expect(revisions(await log.readStream(stream, { from: 2n, limit: 2 }))).toEqual([2n, 3n]);
    expect(revisions(await log.readStream(stream, { direction: 'backward', limit: 2 }))).toEqual([4n, 3n]);
    expect(revisions(await log.readStream(stream, { direction: 'backward', from: 1n }))).toEqual([1n, 0n]);
    expect(revisions(await log.readStream(stream, { from: 9n }))).toEqual([]);
    expect(await log.readStream(freshStream())).toEqual([]);
  });

  it('returns every byte of an event, with its position', async () => {
    const { log } = subject();
    const data = { text: '名鑑 "\\" \u0000 \u2028 😀', nested: { list: [1, null, true, -0.5] }, b: 1, a: 2 };
    const request = sampleAppend({ stream: freshStream(), data });
    const before = Date.now();
    const result = await log.append(request);
    const [event] = await log.readStream(request.stream);
    expect(event).toMatchObject({ ...request.events[0], stream: request.stream, revision: 0n });
    expect(result).toMatchObject({ kind: 'appended', position: event?.position });
    expect(Object.keys(event?.data ?? {})).toEqual(['text', 'nested', 'b', 'a']);
    const recordedAt = Date.parse(event?.recordedAt ?? '');
    expect(recordedAt).toBeGreaterThan(before - CLOCK_SKEW_MS);
    expect(recordedAt).toBeLessThan(Date.now() + CLOCK_SKEW_MS);
  });

  it('reads the whole log in order, both ways, beyond a position and by category', async () => {
    const { log } = subject();
    const before = await log.head();
    const names: readonly StreamName[] = [freshStream('plum'), freshStream('pear'), freshStream('plum')];
    for (const stream of names) await appended(log, { stream });

    const forward = await log.readAll({ after: before, limit: 10 });
    expect(forward.map(({ stream }) => stream)).toEqual(names);
    const backward = await log.readAll({ direction: 'backward', limit: 3 });
    expect(backward).toEqual([...forward].reverse());
    const [, second] = forward;
    const earlier = { direction: 'backward', limit: 1, ...(second ? { after: second.position } : {}) } as const;
    expect(await log.readAll(earlier)).toEqual([forward[0]]);
    const plums = await log.readAll({ after: before, limit: 10, categories: ['plum'] });
    expect(plums).toEqual([forward[0], forward[2]]);
    expect(await log.head()).toBe(forward[2]?.position);
  });

  it('counts the events beyond a position', async () => {
    const { log } = subject();
    await appended(log, { stream: freshStream() });
    const before = await log.head();
    const first = await appended(log, { stream: freshStream(), count: 3 });
    await appended(log, { stream: freshStream(), count: 2 });
    expect([await eventsBehind(log, before), await eventsBehind(log, first.position)]).toEqual([5, 2]);
    expect(await eventsBehind(log, await log.head())).toBe(0);
    expect(await eventsBehind(log, log.start)).toBeGreaterThanOrEqual(6);
  });

  it('returns opaque positions that only the log compares', async () => {
    const { log } = subject();
    const results = [];
    for (let index = 0; index < 12; index++) results.push(await appended(log, { stream: freshStream() }));
    const positions: LogPosition[] = [log.start, ...results.map(({ position }) => position)];
    const shuffled = [...positions].reverse();
    expect(shuffled.sort((a, b) => log.comparePositions(a, b))).toEqual(positions);
    for (const position of positions) {
      expect(typeof position).toBe('string');
      expect(log.parsePosition(position)).toBe(position);
      expect(log.comparePositions(position, position)).toBe(0);
    }
    for (const text of ['', 'x', '1 ', '-1', "1';--", '9'.repeat(40)]) expect(log.parsePosition(text)).toBeNull();
  });
}
