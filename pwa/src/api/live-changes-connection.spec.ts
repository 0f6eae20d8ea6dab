import { describe, expect, it, vi } from 'vitest';
import { reconnectDelay } from './live-changes.ts';
import { ChangesServer, eventOf } from './testing/changes-server.ts';
import { later, listeningPerTest, soon } from './testing/listening.ts';
import { stubPage } from './testing/stub-page.ts';

const { listen, close } = listeningPerTest();

describe('live connection', () => {
  it('closes while the page is hidden, and resumes from its position when it is visible', async () => {
    const { look } = stubPage();
    const server = new ChangesServer();
    const heard = listen();
    await soon();
    server.change();
    await soon();
    look('hidden');
    server.newest = 3;
    await later();
    expect(server.asked).toEqual([null]);
    look('visible');
    await soon();
    expect([server.asked, heard.changes]).toEqual([
      [null, '1'],
      ['1', '2', '3'],
    ]);
  });

  it('stays closed while the device is offline', async () => {
    const { connect } = stubPage();
    connect(false);
    const server = new ChangesServer();
    listen();
    await later();
    expect(server.asked).toEqual([]);
    connect(true);
    await soon();
    expect(server.asked).toEqual([null]);
  });

  it('stays closed after its end', async () => {
    const { look } = stubPage();
    const server = new ChangesServer();
    const heard = listen();
    await soon();
    server.say(eventOf(1));
    close();
    server.say(eventOf(2));
    look('visible');
    await later();
    expect([server.asked, heard.changes]).toEqual([[null], []]);
  });
});

it('reconnects when the stream falls silent', async () => {
  stubPage();
  const server = new ChangesServer();
  listen();
  await vi.advanceTimersByTimeAsync(59_000);
  server.say(':\n\n');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(server.asked).toEqual([null]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(server.asked).toEqual([null, '0']);
});

it('retries with growing, jittered delays, and not before Retry-After', async () => {
  expect([0, 1, 2].map((failures) => [0, 1].map((random) => reconnectDelay(failures, random)))).toEqual([
    [1000, 2000],
    [1000, 4000],
    [1000, 8000],
  ]);
  expect(reconnectDelay(30, 1)).toBe(5 * 60_000);
  stubPage();
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response('{}', { status: 503, headers: { 'retry-after': '120' } });
  });
  listen();
  await vi.advanceTimersByTimeAsync(119_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(2);
});
