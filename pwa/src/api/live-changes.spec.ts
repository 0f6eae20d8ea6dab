import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ChangesServer } from './testing/changes-server.ts';
import { later, listeningPerTest, soon } from './testing/listening.ts';
import { stubPage } from './testing/stub-page.ts';

const { listen, close } = listeningPerTest();
const numbers = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`);

it('live changes: reports each change as it comes', async () => {
  stubPage();
  const server = new ChangesServer();
  const heard = listen();
  await soon();
  server.change();
  server.change();
  await soon();
  expect(heard).toEqual({ changes: ['1', '2'], reloads: 0, connected: 1 });
});

it('live changes: resume after the last event without a gap or a repeat', async () => {
  stubPage();
  const server = new ChangesServer();
  const heard = listen();
  await soon();
  server.change();
  await soon();
  server.breakOff();
  server.change();
  await later();
  server.change();
  await soon();
  expect(server.asked.slice(0, 2)).toEqual([null, '1']);
  expect(heard).toMatchObject({ changes: ['1', '2', '3'], reloads: 0 });
});

it('live changes: resume when the stream was cut before the first change', async () => {
  stubPage();
  const server = new ChangesServer();
  const heard = listen();
  await soon();
  server.breakOff();
  server.change();
  await later();
  expect(heard).toMatchObject({ changes: ['1'], reloads: 0 });
});

it('live changes: report each event once wherever the streams are cut', async () => {
  const cuts = fc.array(fc.nat(200), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      stubPage();
      const server = new ChangesServer([null, ...places]);
      const heard = listen();
      await soon();
      server.newest = 4;
      server.breakOff();
      await vi.advanceTimersByTimeAsync(60 * 60_000);
      close();
      expect(heard).toMatchObject({ changes: numbers(4), reloads: 0 });
    }),
    { numRuns: 50 },
  );
});

describe('live changes: reload everything', () => {
  const headers = { 'content-type': 'text/event-stream' };

  it.each([
    ['when the server says so', 'event: reload\nid: 5\ndata: []\n\n'],
    ['when it is told of what it does not know', 'event: changes\nid: 5\ndata: [{"kind":"survey","id":"1"}]\n\n'],
    ['when it is told nonsense', 'event: changes\nid: 5\ndata: <html>\n\n'],
  ])('%s', async (_, text) => {
    stubPage();
    const server = new ChangesServer();
    const heard = listen();
    await soon();
    server.say(text);
    await soon();
    expect(heard).toMatchObject({ changes: [], reloads: 1 });
  });

  it('when the log no longer knows the position', async () => {
    stubPage();
    const answers = [400, 200].map((status) => new Response('id: 1\n\n', { status, headers }));
    const server = new ChangesServer();
    const heard = listen();
    await soon();
    const asked: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      asked.push(new Headers(init.headers).get('last-event-id'));
      return answers.shift() ?? new Promise<never>(() => undefined);
    });
    server.breakOff();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.slice(0, 2), heard.reloads]).toEqual([['0', null], 1]);
  });
});

it('ignores the page of a captive portal', async () => {
  stubPage();
  vi.stubGlobal('fetch', async () => new Response('data: <html>', { headers: { 'content-type': 'text/html' } }));
  const heard = listen();
  await soon();
  expect(heard.connected).toBe(0);
});
