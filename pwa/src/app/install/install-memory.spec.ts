import { expect, test } from 'vitest';
import { afterStart, type InstallMemory, mayOfferInstall } from './install-memory.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
const memory = (known: Partial<InstallMemory>): InstallMemory => ({
  visits: 1,
  seenAt: NOW,
  valued: false,
  dismissedAt: null,
  installed: false,
  ...known,
});

test.each([
  ['on the first visit', {}, false],
  ['on the second visit', { visits: 2 }, true],
  ['after the first thing was kept', { valued: true }, true],
  ['29 days after a no', { visits: 9, dismissedAt: NOW - 29 * DAY }, false],
  ['30 days after a no', { visits: 9, dismissedAt: NOW - 30 * DAY }, true],
  ['once installed', { visits: 9, valued: true, installed: true }, false],
])('%s', (_when, known, expected) => expect(mayOfferInstall(memory(known), NOW)).toBe(expected));

test.each([
  ['a page right after another is the same visit', 5 * MINUTE, 1],
  ['a page after half an hour is another visit', 30 * MINUTE, 2],
])('%s', (_when, passed, visits) => {
  expect(afterStart(memory({ seenAt: NOW - passed }), NOW)).toMatchObject({ visits, seenAt: NOW });
});
