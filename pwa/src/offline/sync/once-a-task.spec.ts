import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceATask } from './redraw.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes so many ms by a clock of its own. */
function workOf(ms: number) {
  const did = { times: 0 };
  const clock = { at: 0 };
  const once = onceATask(
    () => {
      did.times += 1;
      clock.at += ms;
    },
    () => clock.at,
  );
  const pass = (span: number) => {
    clock.at += span;
    vi.advanceTimersByTime(span);
  };
  return { did, once, pass };
}

test('once a task: work runs once however often it is asked for', () => {
  const { did, once, pass } = workOf(0);
  for (let times = 0; times < 5; times += 1) once.soon();
  expect(did.times).toBe(0);
  pass(0);
  expect(did.times).toBe(1);
});

test('once a task: work runs again at once when it took no time', () => {
  const { did, once, pass } = workOf(0);
  once.soon();
  pass(0);
  once.soon();
  pass(0);
  expect(did.times).toBe(2);
});

test('once a task: work rests three times as long as it took', () => {
  const { did, once, pass } = workOf(100);
  once.soon();
  pass(0);
  once.soon();
  pass(299);
  expect(did.times).toBe(1);
  pass(1);
  expect(did.times).toBe(2);
});

test('once a task: cancelled work does not run', () => {
  const { did, once, pass } = workOf(0);
  once.soon();
  once.cancel();
  pass(1000);
  expect(did.times).toBe(0);
});
