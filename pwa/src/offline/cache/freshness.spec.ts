import { expect, test } from 'vitest';
import { AUTOMATIC_LIFETIME, dueThings, expiredThings, STALE_AFTER } from './freshness.ts';
import { aReason, aThing } from './testing/some-rows.ts';

const now = 100 * 86_400_000;

test('freshness: things are due after a day, never fetched ones first', () => {
  const fresh = aThing('fresh', { savedAt: now - STALE_AFTER });
  const old = aThing('old', { savedAt: now - STALE_AFTER - 1 });
  const older = aThing('older', { savedAt: 0 });
  const never = aThing('never');
  expect(dueThings([fresh, old, never, older], now).map(({ id }) => id)).toEqual(['never', 'older', 'old']);
});

test('freshness: only pinned things outlive 30 days without the server', () => {
  const savedAt = now - AUTOMATIC_LIFETIME - 1;
  const things = ['pinned', 'recent', 'followed'].map((id) => aThing(id, { savedAt }));
  const reasons = [aReason('pinned', 'pinned'), aReason('recent', 'recent', now), aReason('followed', 'followed')];
  expect(expiredThings(things, reasons, now).map(({ id }) => id)).toEqual(['recent', 'followed']);
});

test('freshness: an unfetched thing counts from when it was pinned', () => {
  expect(expiredThings([aThing('new')], [aReason('new', 'recent', now - 1)], now)).toEqual([]);
});
