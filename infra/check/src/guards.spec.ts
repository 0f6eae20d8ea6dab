import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeHouse } from './guards.ts';

/** The house of a fixture breaks one rule at the lines named here, and no other. */
const broken: Readonly<Record<string, readonly string[]>> = {
  'looks-into': [
    'read-api/src/index.ts:1 looks-into',
    'read-api/src/index.ts:2 looks-into',
    'read-api/src/index.ts:4 looks-into',
    'read-api/src/index.ts:5 looks-into',
    'read-api/src/index.ts:6 looks-into',
  ],
  'looks-into-other-door': ['pwa/src/search.ts:1 looks-into'],
  'nobody-into-infra': ['images/src/index.ts:1 nobody-into-infra'],
  door: ['contracts/src/index.ts:1 door', 'contracts/src/index.ts:2 door'],
  everywhere: [
    'domain/src/index.ts:1 everywhere',
    'domain/src/index.ts:2 everywhere',
    'search/src/folding/index.ts:1 everywhere',
  ],
  declared: ['images/src/index.ts:1 declared'],
  sibling: ['pwa/src/features/bookmarks/button.ts:1 sibling'],
  beneath: ['pwa/src/editing/dialog.ts:1 beneath', 'pwa/src/editing/dialog.ts:2 beneath'],
  'test-only': ['contracts/src/index.ts:1 test-only', 'domain/src/index.ts:1 test-only'],
  manifest: ['images/package.json:1 manifest', 'images/package.json:1 manifest', 'images/package.json:1 manifest'],
  japanese: [
    'pwa/src/features/bookmarks/button.tsx:2 japanese',
    'pwa/src/features/bookmarks/button.tsx:2 japanese',
    'pwa/src/features/bookmarks/button.tsx:4 japanese',
  ],
  words: [
    'domain/src/index.ts:1 words',
    'domain/src/index.ts:1 words',
    'domain/src/index.ts:2 words',
    'domain/src/index.ts:2 words',
    'domain/src/index.ts:3 words',
  ],
};

async function judge(house: string): Promise<string[]> {
  const { violations } = await judgeHouse(join(import.meta.dirname, '../fixtures', house));
  return violations.map(({ path, line, rule }) => `${path}:${line} ${rule}`).sort();
}

describe('each rule fires', () => {
  test.each(Object.entries(broken))('%s', async (house, expected) => {
    expect(await judge(house)).toEqual(expected);
  });
});

test('a house in order breaks none', async () => {
  expect(await judge('in-order')).toEqual([]);
});
