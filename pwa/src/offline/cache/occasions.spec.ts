import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLookingOver } from './look-over.ts';
import { unavailableSaved } from './saved.ts';

const lookOver = vi.fn(async () => {});

/** A browser whose worker takes the app in when the answer is called. */
function browser(registration: { readonly active: object | null } | undefined): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('navigator', { serviceWorker: { ready: promise, getRegistration: async () => registration } });
  return resolve;
}

const looks = async (passingMs: number): Promise<number> => {
  await vi.advanceTimersByTimeAsync(passingMs);
  return lookOver.mock.calls.length;
};

beforeEach(() => {
  vi.useFakeTimers();
  lookOver.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('look-over: runs ten seconds after the start and every hour on a device with the app', async () => {
  browser({ active: {} })();
  const stop = keepLookingOver({ ...unavailableSaved, lookOver });
  expect([await looks(9_999), await looks(1), await looks(60 * 60_000), stop(), await looks(60 * 60_000)]).toEqual([
    0,
    1,
    2,
    undefined,
    2,
  ]);
});

test.each([
  ['does not know', undefined],
  ['is being taken in by', { active: null }],
])('look-over: runs as soon as the app arrives on a device that %s it', async (_, registration) => {
  const arrive = browser(registration);
  const stop = keepLookingOver({ ...unavailableSaved, lookOver });
  const before = await looks(0);
  arrive();
  expect([before, await looks(0)]).toEqual([0, 1]);
  stop();
});

test('look-over: does not run after closing before the app has arrived', async () => {
  const arrive = browser(undefined);
  keepLookingOver({ ...unavailableSaved, lookOver })();
  arrive();
  expect(await looks(60 * 60_000)).toBe(0);
});
