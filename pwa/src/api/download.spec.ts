import { downloadOwnData } from '@meikan/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, ApiUnreachable } from './api-error.ts';
import { download, type Received } from './download.ts';

let heard: Received[];
let answer: (request: RequestInit) => Promise<Response>;

beforeEach(() => {
  heard = [];
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/account' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => answer(request));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const take = (signal?: AbortSignal) =>
  download(downloadOwnData, { body: { code: '123456' }, ...(signal && { signal }) }, (received) =>
    heard.push(received),
  );

/** A file whose pieces are sent by hand, and that ends with its signal as one of `fetch` does. */
function played(headers: Record<string, string> = {}) {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  answer = async ({ signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(opened) {
        stream = opened;
        signal?.addEventListener('abort', () => opened.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/zip', ...headers } });
  };
  const come = async (piece: string) => {
    stream?.enqueue(new TextEncoder().encode(piece));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { come, end: () => stream?.close(), breakOff: () => stream?.error(new TypeError('cut')) };
}

test('a file comes whole, and each piece tells how much has come of about how much', async () => {
  const file = played({ 'estimated-bytes': '20' });
  const taken = take();
  await vi.advanceTimersByTimeAsync(0);
  await file.come('名鑑');
  await file.come('の猫');
  file.end();
  const blob = await taken;
  expect([await blob.text(), blob.type]).toEqual(['名鑑の猫', 'application/zip']);
  expect(heard).toEqual([
    { bytes: 6, estimated: 20 },
    { bytes: 12, estimated: 20 },
  ]);
});

test('a file of unknown size tells only how much has come', async () => {
  const file = played();
  const taken = take();
  await vi.advanceTimersByTimeAsync(0);
  await file.come('猫');
  file.end();
  await taken;
  expect(heard).toEqual([{ bytes: 3, estimated: null }]);
});

test('a file may take long while something comes, and ends as unreachable after a minute of nothing', async () => {
  const file = played();
  const taken = take();
  const failure = taken.catch((error: unknown) => error);
  for (let minute = 0; minute < 5; minute += 1) {
    await vi.advanceTimersByTimeAsync(59_000);
    await file.come('猫');
  }
  expect(heard).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failure).toBeInstanceOf(ApiUnreachable);
  expect(await failure).toMatchObject({ reason: 'timeout' });
});

test('a file that breaks off is none', async () => {
  const file = played();
  const failure = take().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  await file.come('猫');
  file.breakOff();
  expect(await failure).toMatchObject({ name: 'ApiUnreachable', reason: 'offline' });
});

test("a file that its caller stops rejects with the caller's reason", async () => {
  const own = new AbortController();
  const file = played();
  const failure = take(own.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  await file.come('猫');
  own.abort(new DOMException('enough', 'AbortError'));
  expect(await failure).toMatchObject({ name: 'AbortError' });
});

test('a refusal is told as a problem', async () => {
  const problem = {
    type: 'about:blank',
    title: '違います',
    status: 422,
    code: 'invalid',
    detail: '違います',
    payload: '',
  };
  answer = async () => Response.json({ ...problem, errors: [] }, { status: 422 });
  await expect(take()).rejects.toBeInstanceOf(ApiProblem);
  expect(heard).toEqual([]);
});
