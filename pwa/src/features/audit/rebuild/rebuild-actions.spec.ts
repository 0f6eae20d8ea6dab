import { expect, it } from 'vitest';
import { actionsFor, isMoving, percentOf, type Rebuild } from './rebuild-actions.ts';

const table = { table: 'person', rows: 1, living: '1:1', shadow: '1:2', equal: false };
const rebuild = (status: Rebuild['status'], tables: Rebuild['tables'] = []): Rebuild => ({
  status,
  done: 62,
  total: 100,
  eventsPerSecond: 10,
  secondsLeft: 4,
  tables,
  error: null,
  stalled: false,
  startedAt: '2026-11-21T03:00:00.000Z',
});

it('rebuild actions: offer what the state allows', () => {
  expect(actionsFor(null)).toEqual(['start']);
  expect(actionsFor(rebuild('running'))).toEqual(['pause', 'abort']);
  expect(actionsFor({ ...rebuild('running'), stalled: true })).toEqual(['start']);
  expect(actionsFor(rebuild('ready'))).toEqual(['swap', 'abort']);
  expect(actionsFor(rebuild('swapped'))).toEqual(['start', 'roll-back']);
  expect(actionsFor(rebuild('failed'))).toEqual(['start']);
  expect(actionsFor(rebuild('failed', [table]))).toContain('swap-despite-differences');
});

it('rebuild actions: report completion only when all is done', () => {
  expect(percentOf(rebuild('running'))).toBe(62);
  expect(percentOf({ ...rebuild('running'), done: 100 })).toBe(99);
  expect(percentOf(rebuild('ready'))).toBe(100);
  expect(percentOf({ ...rebuild('running'), total: 0 })).toBe(0);
});

it('rebuild actions: poll while a rebuild runs', () => {
  expect([rebuild('running'), rebuild('paused'), rebuild('verifying')].every(isMoving)).toBe(true);
  expect([null, rebuild('ready'), rebuild('failed')].some(isMoving)).toBe(false);
});
