import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeReload, saveEverything } from './before-reload.ts';

const reported = vi.fn();
const registered: (() => void)[] = [];
const register = (save: () => Promise<void>) => registered.push(beforeReload(save));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', reported.mockClear());
});
afterEach(() => {
  for (const forget of registered.splice(0)) forget();
  vi.useRealTimers();
});

test('F21: a reload waits until every form has saved', async () => {
  const saved: string[] = [];
  register(async () => void saved.push('article'));
  register(async () => void saved.push('profile'));
  expect(await saveEverything()).toBe(true);
  expect(saved).toEqual(['article', 'profile']);
});

test('F21: a reload is refused when one form could not save, and the others have', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const saved: string[] = [];
  register(() => Promise.reject(full));
  register(async () => void saved.push('profile'));
  expect(await saveEverything()).toBe(false);
  expect(saved).toEqual(['profile']);
  expect(reported).toHaveBeenCalledWith(full);
});

test('F21: a reload is refused when a database does not answer', async () => {
  register(() => new Promise(() => {}));
  const saved = saveEverything();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await saved).toBe(false);
});

test('a reload does not ask forms without unsaved input', async () => {
  const save = vi.fn(async () => {});
  beforeReload(save)();
  expect(await saveEverything()).toBe(true);
  expect(save).not.toHaveBeenCalled();
});
