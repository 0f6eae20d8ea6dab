import { instant } from '@meikan/domain';
import { expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';

const recordedAt = instant('2026-11-21T12:00:00.000Z');

it.each([
  ['that was told at once', '2026-11-21T11:59:59.000Z', '2026-11-21T11:59:59.000Z', recordedAt],
  ['that was told without a network a week before', '2026-11-14T12:00:00.000Z', '2026-11-14T12:00:00.000Z', recordedAt],
  ['that an import repeats', '2026-11-14T11:59:59.999Z', '2026-11-14T11:59:59.999Z', '2026-11-14T11:59:59.999Z'],
  ['that is brought back', '2026-11-21T11:00:00.000Z', '2026-11-21T11:59:59.000Z', '2026-11-21T11:00:00.000Z'],
])('a change %s is known since it arrived, or since it was told', (_, told, issuedAt, arrival) => {
  expect(arrivalOf({ recordedAt, metadata: { issuedAt: instant(issuedAt) } }, instant(told))).toBe(arrival);
});
