import { expect, it } from 'vitest';
import { printTable } from './print-table.ts';
import { asGoodAsPeer, atLeast, atMost, exactly, row, thirdOfPeer, timesPeer, unmeasured } from './row.ts';

const unit = 'events/s';

it.each([
  ['meets a multiple of its peer', row({ name: 'a', value: 600, unit, goal: timesPeer(6, 10), peer: 100 }), true],
  ['misses it', row({ name: 'a', value: 599, unit, goal: timesPeer(6, 10), peer: 100 }), false],
  ['misses it without a peer', row({ name: 'a', value: 600, unit, goal: timesPeer(6, 10) }), false],
  ['is a third of its peer', row({ name: 'a', value: 10, unit: 'ms', goal: thirdOfPeer, peer: 30 }), true],
  ['is as good as its peer', row({ name: 'a', value: 10.5, unit: 'ms', goal: asGoodAsPeer, peer: 10 }), true],
  ['is worse than its peer', row({ name: 'a', value: 10.6, unit: 'ms', goal: asGoodAsPeer, peer: 10 }), false],
  ['is over its limit', row({ name: 'a', value: 20.1, unit: 'ms', goal: atMost(20) }), false],
  ['is not what it must be', row({ name: 'a', value: 1, unit, goal: exactly(0) }), false],
  ['is under its least', row({ name: 'a', value: 94, unit: 'points', goal: atLeast(95) }), false],
  ['could not be measured', unmeasured('a', 'no browser'), false],
  ['is only told', row({ name: 'a', value: 1, unit }), null],
])('judges whether a figure %s', (_, { met }, expected) => {
  expect(met).toBe(expected);
});

it('marks rows that miss their goal', () => {
  const rows = [row({ name: 'append', value: 12_345.6, unit, goal: timesPeer(6, 10), peer: 4_000 })];
  expect(printTable(rows).split('\n')[1]).toMatch(/^append\s+12,346\s+4,000\s+3\.09 ×\s+events\/s\s+.*NOT MET$/);
});

it('gives the reason for rows that could not be measured', () => {
  expect(printTable([unmeasured('G5 takeover', 'the tab is gone')])).toMatch(/–\s+NOT MEASURED: the tab is gone$/);
});
