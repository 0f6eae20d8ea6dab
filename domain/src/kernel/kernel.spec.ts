import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unreachable } from './decider.ts';
import { asCalendarDate, asYearMonth, instant, isId, userId } from './ids.ts';
import { isOwnKey, ownKeys } from './own-keys.ts';
import { sameValue } from './same-value.ts';

describe('sameValue', () => {
  it('is true for values with the same JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => sameValue(value, JSON.parse(JSON.stringify(value)))));
  });
  it('is false for values with different JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(sameValue(a, b)).toBe(sorted(a) === sorted(b));
      }),
    );
  });
  it('ignores the order of keys, but not of lists', () => {
    expect(sameValue({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(sameValue([1, 2], [2, 1])).toBe(false);
    expect(sameValue([], {})).toBe(false);
    expect(sameValue({ a: undefined }, {})).toBe(false);
    expect(sameValue([-0], [0])).toBe(true);
  });
});

/** JSON with the keys of every object in order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

describe('ids', () => {
  it.each(['a', 'A-9', 'x'.repeat(64)])('accepts %s', (text) => expect(userId(text)).toBe(text));
  it.each(['', 'a_b', 'a.b', 'x'.repeat(65), 'é', 'a\n'])('rejects %j', (text) => {
    expect(isId(text)).toBe(false);
    expect(() => userId(text)).toThrow(TypeError);
  });
  it('brands moments, dates and months by their form', () => {
    expect(instant('2026-11-21T12:00:00.000Z')).toBe('2026-11-21T12:00:00.000Z');
    expect(() => instant('2026-11-21T12:00:00Z')).toThrow(TypeError);
    expect(() => asCalendarDate('2026/11/21')).toThrow(TypeError);
    expect(() => asYearMonth('2026-1')).toThrow(TypeError);
  });
});

it('own keys exclude those of the prototype', () => {
  expect([isOwnKey({ a: 1 }, 'a'), isOwnKey({ a: 1 }, 'toString'), isOwnKey({ a: 1 }, '__proto__')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(ownKeys({ a: 1, b: 2 })).toEqual(['a', 'b']);
});

it('throws for an unhandled state', () => {
  const impossible: unknown = { type: 'x' };
  expect(() => unreachable(impossible as never)).toThrow('unreachable');
});
