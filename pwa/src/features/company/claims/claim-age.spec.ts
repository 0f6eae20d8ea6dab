import { expect, it } from 'vitest';
import { isOld } from './claim-age.ts';

const NOW = Date.parse('2026-11-21T03:00:00.000Z');

it.each([
  ['2025-11-21T02:59:59.000Z', null, true],
  ['2025-11-21T03:00:00.000Z', null, false],
  ['2026-11-20T00:00:00.000Z', null, false],
  ['2020-01-01T00:00:00.000Z', 'confirmed', false],
  ['2020-01-01T00:00:00.000Z', 'disputed', false],
] as const)('claim of %s answered with %s: old is %s', (claimedAt, verdict, old) => {
  expect(isOld({ claimedAt, verdict }, NOW)).toBe(old);
});

it.each([
  ['2023-02-28T19:59:59.000Z', true],
  ['2023-02-28T20:00:00.000Z', false],
] as const)('claim of %s on 1 March in Japan and 29 February elsewhere: old is %s', (claimedAt, old) => {
  expect(isOld({ claimedAt, verdict: null }, Date.parse('2024-02-29T20:00:00.000Z'))).toBe(old);
});
