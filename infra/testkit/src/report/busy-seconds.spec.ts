import { expect, test } from 'vitest';
import { busySeconds } from './busy-seconds.ts';

test('the time of a process is part of the time of the machine', () => {
  const before = busySeconds();
  const begun = process.cpuUsage();
  const own = () => process.cpuUsage(begun).user / 1_000_000;
  while (own() < 0.3);
  // Processors are asked now and then what they do.
  expect(busySeconds() - before).toBeGreaterThan(0.1);
});
