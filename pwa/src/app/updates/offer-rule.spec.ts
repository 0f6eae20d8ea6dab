import { expect, test } from 'vitest';
import { mayOffer } from './offer-rule.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

test.each([
  ['never answered', null, true],
  ['answered just now', NOON, false],
  ['answered 59 minutes ago', NOON - 59 * MINUTE, false],
  ['answered an hour ago', NOON - 60 * MINUTE, true],
  ['answered in the future, by a clock that was set back', NOON + MINUTE, true],
])('%s', (_when, answeredAt, expected) => expect(mayOffer(answeredAt, NOON)).toBe(expected));
