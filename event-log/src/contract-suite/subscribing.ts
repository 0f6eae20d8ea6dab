import { eventually } from '@meikan/testkit';
import { expect, it } from 'vitest';
import type { SubscriptionPage } from '../port.ts';
import type { LogUnderTest } from './log-under-test.ts';
import { appended, freshStream } from './sample-appends.ts';

type Until = (page: SubscriptionPage) => boolean;

/** Takes pages until one is as expected. */
async function take(pages: AsyncIterator<SubscriptionPage>, until: Until): Promise<SubscriptionPage[]> {
  const taken: SubscriptionPage[] = [];
  for (;;) {
    const { value, done } = await pages.next();
    if (done) throw new Error('the subscription ended');
    taken.push(value);
    if (until(value)) return taken;
  }
}

const caughtUp: Until = (page) => page.caughtUp;

export function subscribing(subject: () => LogUnderTest): void {
  it('catches up in pages, reports it and stays live, also for events of another process', async () => {
    const { log, neighbour } = subject();
    const after = await log.head();
    const stream = freshStream();
    for (let index = 0; index < 7; index++) await appended(log, { stream });
    const stop = new AbortController();
    const pages = log.subscribe({ after, pageSize: 3, signal: stop.signal })[Symbol.asyncIterator]();

    const caught = await take(pages, caughtUp);
    expect(caught.flatMap(({ events }) => events.map(({ revision }) => revision))).toEqual([
      0n,
      1n,
      2n,
      3n,
      4n,
      5n,
      6n,
    ]);
    expect(Math.max(...caught.map(({ events }) => events.length))).toBe(3);

    const { position } = await appended(neighbour, { stream });
    const live = await take(pages, ({ through }) => log.comparePositions(through, position) >= 0);
    expect(live.flatMap(({ events }) => events.map(({ revision }) => revision))).toEqual([7n]);
    stop.abort();
    expect((await pages.next()).done).toBe(true);
  });

  it('reports at once that there is nothing to catch up with', async () => {
    const { log, writesForItself } = subject();
    const after = await log.head();
    const stop = new AbortController();
    const pages = log.subscribe({ after, signal: stop.signal })[Symbol.asyncIterator]();
    const { value: first } = await pages.next();
    expect(first).toMatchObject({ events: [], caughtUp: true });
    const ahead = log.comparePositions(first?.through ?? log.start, after);
    // A store's own events may stand behind the last of ours, and `through` moves past them; else it stays where it was.
    if (writesForItself) expect(ahead).toBeGreaterThanOrEqual(0);
    else expect(ahead).toBe(0);
    stop.abort();
    expect((await pages.next()).done).toBe(true);
  });

  it('advances past events that its filter skips', async () => {
    const { log } = subject();
    const after = await log.head();
    const stop = new AbortController();
    const pages = log.subscribe({ after, categories: ['quince'], signal: stop.signal })[Symbol.asyncIterator]();
    const wanted = await appended(log, { stream: freshStream('quince') });
    const { position } = await appended(log, { stream: freshStream('other') });
    const taken = await take(pages, ({ through }) => log.comparePositions(through, position) >= 0);
    expect(taken.flatMap(({ events }) => events.map((event) => event.position))).toEqual([wanted.position]);
    stop.abort();
  });

  it('resumes after an outage where it was', async () => {
    const { log, beginOutage, endOutage } = subject();
    const after = await log.head();
    const stream = freshStream();
    const stop = new AbortController();
    const pages = log.subscribe({ after, signal: stop.signal })[Symbol.asyncIterator]();
    await take(pages, caughtUp);
    await beginOutage();
    await endOutage();
    const { position } = await eventually(() => appended(log, { stream }));
    const taken = await take(pages, ({ through }) => log.comparePositions(through, position) >= 0);
    expect(taken.flatMap(({ events }) => events.map((event) => event.position))).toEqual([position]);
    stop.abort();
  });
}
