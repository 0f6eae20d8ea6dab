import { afterEach, describe, expect, it, vi } from 'vitest';
import { agoInWords, DAY, momentInWords, shortMoment, untilInWords } from './moments.ts';

const NOW = Date.parse('2026-11-21T10:42:00+09:00');
const MINUTE = 60_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('moments in words', () => {
  it.each([
    [0, 'たったいま'],
    [2 * MINUTE, '2分前'],
    [3 * 60 * MINUTE + MINUTE, '3時間前'],
    [2 * DAY, '2日前'],
    // The clock was set back since: its date, and no order is made of it.
    [-DAY, '11/22 10:42'],
  ])('%d ms ago', (passed, words) => {
    expect(agoInWords(NOW - passed, NOW)).toBe(words);
  });
  it('name the day of another day, and the year of another year only', () => {
    expect(momentInWords(NOW, NOW)).toBe('今日 10:42');
    expect(shortMoment(NOW, NOW)).toBe('10:42');
    expect(shortMoment(NOW - DAY, NOW)).toBe('11/20 10:42');
    expect(shortMoment(NOW - 365 * DAY, NOW)).toBe('2025/11/21 10:42');
  });
  it.each(['UTC', 'America/Los_Angeles'])("are in Japan's time on a device in %s", (zone) => {
    vi.stubEnv('TZ', zone);
    const midnight = Date.parse('2026-12-01T00:00:00+09:00');
    expect(momentInWords(midnight, midnight)).toBe('今日 00:00');
    expect(momentInWords(midnight - MINUTE, midnight)).toBe('11/30 23:59');
  });
  it('round the time of the next try', () => {
    expect(untilInWords(NOW + 30_000, NOW)).toBe('まもなく');
    expect(untilInWords(NOW + 90_000, NOW)).toBe('約2分後');
  });
});
