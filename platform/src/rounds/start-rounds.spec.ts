import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { startRounds } from './start-rounds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const logger = createLogger({ level: 'silent', name: 'rounds' });

it('runs at once and at its interval, past a failed round, until it is stopped', async () => {
  const round = vi.fn<() => Promise<void>>().mockResolvedValue().mockRejectedValueOnce(new Error('no database'));
  const rounds = startRounds(round, { every: 1_000, logger, failed: 'a round failed' });
  expect(round).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(round).toHaveBeenCalledTimes(3);
  await rounds.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(round).toHaveBeenCalledTimes(3);
});

it('runs one round at a time, and the next at the first tick that finds none running', async () => {
  const ends: (() => void)[] = [];
  const round = vi.fn<() => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)));
  const rounds = startRounds(round, { every: 1_000, logger, failed: 'a round failed' });
  await vi.advanceTimersByTimeAsync(5_500);
  expect(round).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(400);
  expect(round).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(round).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await rounds.stop();
});

it('stops after the running round has ended', async () => {
  const ended = Promise.withResolvers<void>();
  const rounds = startRounds(() => ended.promise, { every: 1_000, logger, failed: 'a round failed' });
  let stopped = false;
  const stopping = rounds.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(false);
  ended.resolve();
  await stopping;
});
