import type { LiveChange } from '@meikan/contracts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLiveChanges, reconnectDelay } from './live-changes.ts';

/** A page that may be looked away from, and a device that may know itself to be offline. */
function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const navigator = { onLine: true };
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', { getItem: () => null });
  return {
    look(visibilityState: 'visible' | 'hidden') {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    connect(onLine: boolean) {
      navigator.onLine = onLine;
      window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    },
  };
}

const eventOf = (position: number, name = `${position}`) =>
  `event: changes\nid: ${position}\ndata: ${JSON.stringify([{ kind: 'person', id: name }])}\n\n`;

/** A server with a list of changes, `newest` of them written; each stream is cut after so many characters. */
class Server {
  newest = 0;
  readonly asked: (string | null)[] = [];
  readonly cuts: (number | null)[];
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  constructor(cuts: readonly (number | null)[] = []) {
    this.cuts = [...cuts];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => this.#answer(init));
  }

  #answer({ headers, signal }: RequestInit): Response {
    const after = new Headers(headers).get('last-event-id');
    this.asked.push(after);
    const missed = Array.from({ length: this.newest - Number(after ?? this.newest) }, (_, index) => index + 1);
    const text = `${after === null ? `id: ${this.newest}\n\n` : ':\n\n'}${missed.map((step) => eventOf(Number(after) + step)).join('')}`;
    const cut = this.cuts.shift() ?? null;
    const first = new TextEncoder().encode(cut === null ? text : text.slice(0, cut));
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const leave = () => void (stream && this.#streams.delete(stream));
    const body = new ReadableStream<Uint8Array>({
      start: (opened) => {
        stream = opened;
        opened.enqueue(first);
        if (cut === null) this.#streams.add(opened);
        else opened.close();
      },
      cancel: leave,
    });
    signal?.addEventListener('abort', () => {
      leave();
      stream?.error(signal.reason);
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }

  change(): void {
    this.newest += 1;
    this.say(eventOf(this.newest));
  }

  say(text: string): void {
    for (const stream of this.#streams) stream.enqueue(new TextEncoder().encode(text));
  }

  breakOff(): void {
    for (const stream of this.#streams) stream.error(new TypeError('network error'));
    this.#streams.clear();
  }
}

let close: () => void = () => undefined;
function listen() {
  const heard = { changes: [] as string[], reloads: 0, connected: 0 };
  const onChanges = (changes: readonly LiveChange[]) => void heard.changes.push(...changes.map(({ id }) => id));
  close = openLiveChanges({
    onChanges,
    onReload: () => {
      heard.reloads += 1;
    },
    onConnected: () => {
      heard.connected += 1;
    },
  });
  return heard;
}
const soon = () => vi.advanceTimersByTimeAsync(0);
/** Past the first wait for another stream, and before a stream is taken for silent. */
const later = () => vi.advanceTimersByTimeAsync(6_000);
const numbers = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('hears what changes, as it changes', async () => {
  page();
  const server = new Server();
  const heard = listen();
  await soon();
  server.change();
  server.change();
  await soon();
  expect(heard).toEqual({ changes: ['1', '2'], reloads: 0, connected: 1 });
});

it('resumes after what it heard last: nothing is missed, nothing told twice', async () => {
  page();
  const server = new Server();
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

it('resumes also when it was cut off before the first change', async () => {
  page();
  const server = new Server();
  const heard = listen();
  await soon();
  server.breakOff();
  server.change();
  await later();
  expect(heard).toMatchObject({ changes: ['1'], reloads: 0 });
});

it('hears everything once, wherever its streams are cut', async () => {
  const cuts = fc.array(fc.nat(200), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      page();
      const server = new Server([null, ...places]);
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

describe('asks for everything anew', () => {
  const headers = { 'content-type': 'text/event-stream' };

  it.each([
    ['when the server says so', 'event: reload\nid: 5\ndata: []\n\n'],
    ['when it is told of what it does not know', 'event: changes\nid: 5\ndata: [{"kind":"survey","id":"1"}]\n\n'],
    ['when it is told nonsense', 'event: changes\nid: 5\ndata: <html>\n\n'],
  ])('%s', async (_, text) => {
    page();
    const server = new Server();
    const heard = listen();
    await soon();
    server.say(text);
    await soon();
    expect(heard).toMatchObject({ changes: [], reloads: 1 });
  });

  it('when the log knows its place no more', async () => {
    page();
    const answers = [400, 200].map((status) => new Response('id: 1\n\n', { status, headers }));
    const server = new Server();
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

describe('listens only while somebody looks and the network is there', () => {
  it('hangs up when nobody looks, and goes on from there at once when somebody does', async () => {
    const { look } = page();
    const server = new Server();
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

  it('asks nobody while the device is offline', async () => {
    const { connect } = page();
    connect(false);
    const server = new Server();
    listen();
    await later();
    expect(server.asked).toEqual([]);
    connect(true);
    await soon();
    expect(server.asked).toEqual([null]);
  });

  it('is silent once it was ended', async () => {
    const { look } = page();
    const server = new Server();
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

it('gives a stream up that has fallen silent', async () => {
  page();
  const server = new Server();
  listen();
  await vi.advanceTimersByTimeAsync(59_000);
  server.say(':\n\n');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(server.asked).toEqual([null]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(server.asked).toEqual([null, '0']);
});

it('comes back later and later, never all at the same moment, and not before it may', async () => {
  expect([0, 1, 2].map((failures) => [0, 1].map((random) => reconnectDelay(failures, random)))).toEqual([
    [1000, 2000],
    [1000, 4000],
    [1000, 8000],
  ]);
  expect(reconnectDelay(30, 1)).toBe(5 * 60_000);
  page();
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

it('takes no page of a hotel for the server', async () => {
  page();
  vi.stubGlobal('fetch', async () => new Response('data: <html>', { headers: { 'content-type': 'text/html' } }));
  const heard = listen();
  await soon();
  expect(heard.connected).toBe(0);
});
