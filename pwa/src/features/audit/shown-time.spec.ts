import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['UTC', 'America/Los_Angeles'])("instants are shown in Japan's time on a device in %s", async (zone) => {
  vi.stubEnv('TZ', zone);
  // Formatters are built once, with the zone that the process has by then.
  vi.resetModules();
  const { shownDay, shownStamp, shownShortDay, shownTime } = await import('./shown-time.ts');
  const { savedTexts } = await import('../../offline/ui/cache/texts.ts');
  const at = '2026-11-30T20:05:00.000Z';
  expect([shownDay(at), shownTime(at), shownShortDay(at), shownStamp(at), savedTexts.moment(Date.parse(at))]).toEqual([
    '2026年12月1日(火)',
    '05:05',
    '12/01',
    '2026/12/01 05:05',
    '12月1日 05:05',
  ]);
});
