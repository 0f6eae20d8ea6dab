import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnasked } from '../../device/unsaved.ts';
import { beforeReload } from './before-reload.ts';
import { startAnew } from './start-anew.ts';
import { presentUpdate } from './update-state.ts';

const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload: reload.mockClear() });
  vi.stubGlobal('reportError', () => undefined);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('F53: a page reloads once however often it is told, without asking about what is saved', async () => {
  const asked = vi.fn(async () => expect(isUnasked()).toBe(false));
  const forget = beforeReload(asked);
  await Promise.all([startAnew(), startAnew()]);
  expect([reload.mock.calls.length, asked.mock.calls.length, isUnasked()]).toEqual([1, 1, true]);
  forget();
});

test('F53: a page whose reload was stopped asks again, and may reload later', async () => {
  await startAnew();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isUnasked()).toBe(false);
  await startAnew();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('F21: a page that could not save stays, says so, and asks before it is left', async () => {
  const forget = beforeReload(() => Promise.reject(new Error('full')));
  await startAnew();
  expect([reload.mock.calls.length, presentUpdate.state.kind, isUnasked()]).toEqual([0, 'held', false]);
  forget();
});
