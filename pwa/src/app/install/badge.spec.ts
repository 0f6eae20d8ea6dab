import { expect, test, vi } from 'vitest';
import { showBadge } from './badge.ts';

test.each([
  [3, ['set 3']],
  [0, ['clear']],
])('F45: the badge shows %i as a number and nothing else', async (count, expected) => {
  const calls: string[] = [];
  vi.stubGlobal('navigator', {
    setAppBadge: async (...contents: unknown[]) => void calls.push(`set ${contents.join()}`),
    clearAppBadge: async () => void calls.push('clear'),
  });
  await showBadge(count);
  expect(calls).toEqual(expected);
});

test('the badge stays unset where the API is missing or refused', async () => {
  vi.stubGlobal('navigator', {});
  await showBadge(1);
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  await showBadge(1);
});
