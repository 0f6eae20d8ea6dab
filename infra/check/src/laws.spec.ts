import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeLaws } from './laws.ts';

test('a law names existing tests that run', async () => {
  const violations = await judgeLaws(join(import.meta.dirname, '../fixtures/laws'));
  expect(violations.map(({ line, says }) => `${line} ${says}`)).toEqual([
    '11 domain/src/kept.spec.ts has no test "is broken" that runs',
    '12 domain/src/kept.spec.ts has no test "is only written down" that runs',
    '13 domain/src/kept.spec.ts has no test "is skipped" that runs',
    '14 domain/src/gone.spec.ts is not there',
    '16 law 4 stands where law 3 should',
    '16 law 4 names no test that proves it',
  ]);
});

test('the laws of this repository name existing tests that run', async () => {
  expect(await judgeLaws(join(import.meta.dirname, '../../..'))).toEqual([]);
});
