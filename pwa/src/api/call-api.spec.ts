import { getPrivacy, searchEverything, signOut } from '@meikan/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiUnreachable } from './api-error.ts';
import { callApi } from './call-api.ts';

let sent: { readonly address: string; readonly request: RequestInit }[];
let answer: (request: RequestInit) => Promise<Response>;

const privacy = () => Promise.resolve(Response.json({ payload: { hidesFootprints: false } }));

beforeEach(() => {
  sent = [];
  answer = privacy;
  vi.stubGlobal('location', { pathname: '/profile/kurosaki-mio' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    sent.push({ address, request });
    return answer(request);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a request sends the current location, for reads and writes', async () => {
  answer = () => Promise.resolve(Response.json({ payload: {} }, { status: 500 }));
  const asked = [callApi(getPrivacy, {}), callApi(signOut, {}), callApi(searchEverything, { query: { search: '猫' } })];
  await Promise.allSettled(asked);
  const places = sent.map(({ request }) => new Headers(request.headers).get('current-location'));
  expect(places).toEqual(['/profile/kurosaki-mio', '/profile/kurosaki-mio', '/profile/kurosaki-mio']);
});

/** Until the signal says otherwise, and then for its reason, as `fetch` does. */
const silence = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test('a request without an answer ends after 60 seconds as unreachable by timeout', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer = silence;
  const asked = callApi(getPrivacy, {});
  expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
  limit.abort(new DOMException('late', 'TimeoutError'));
  const error = await asked.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiUnreachable);
  expect(error).toMatchObject({ reason: 'timeout' });
});

test("a request aborted by its caller rejects with the caller's reason, also beside the time limit", async () => {
  const own = new AbortController();
  answer = silence;
  const asked = callApi(getPrivacy, { signal: own.signal });
  own.abort(new DOMException('gone on', 'AbortError'));
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});
