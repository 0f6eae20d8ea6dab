import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparePositions, isPosition } from './positions.ts';

const counted = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String);
const place = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });
const paired = fc.tuple(place, place).map(([commit, prepare]) => `${commit}:${prepare}`);
const position = fc.oneof(counted, paired);

it('orders by number, never by text', () => {
  expect(comparePositions('9', '10')).toBeLessThan(0);
  expect(comparePositions('9007199254740993', '9007199254740992')).toBeGreaterThan(0);
  expect(comparePositions('5:9', '5:10')).toBeLessThan(0);
  expect(comparePositions('0', '5:5')).toBeLessThan(0);
});

it('is a total order', () => {
  fc.assert(
    fc.property(position, position, position, (a, b, c) => {
      expect(comparePositions(a, a)).toBe(0);
      expect(comparePositions(a, b) + comparePositions(b, a)).toBe(0);
      if (comparePositions(a, b) <= 0 && comparePositions(b, c) <= 0)
        expect(comparePositions(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});

it('accepts positions, and throws for anything else', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (isPosition(text)) expect(comparePositions(text, text)).toBe(0);
      else expect(() => comparePositions(text, '0')).toThrow(TypeError);
    }),
  );
  for (const text of ['', '-1', '1:', '1:2:3', '１', '1e3', ' 1']) expect(isPosition(text)).toBe(false);
});
