import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeRepository } from './guards.ts';

/** The repository of a fixture breaks one rule at the lines named here, and no other. */
const broken: Readonly<Record<string, readonly string[]>> = {
  imports: [
    'read-api/src/index.ts:1 imports',
    'read-api/src/index.ts:2 imports',
    'read-api/src/index.ts:4 imports',
    'read-api/src/index.ts:5 imports',
    'read-api/src/index.ts:6 imports',
  ],
  'imports-other-entry-point': ['pwa/src/search.ts:1 imports'],
  infra: ['images/src/index.ts:1 infra'],
  'entry-point': ['contracts/src/index.ts:1 entry-point', 'contracts/src/index.ts:2 entry-point'],
  everywhere: [
    'domain/src/index.ts:1 everywhere',
    'domain/src/index.ts:2 everywhere',
    'search/src/folding/index.ts:1 everywhere',
  ],
  declared: ['images/src/index.ts:1 declared'],
  sibling: ['pwa/src/features/bookmarks/button.ts:1 sibling'],
  beneath: ['pwa/src/editing/dialog.ts:1 beneath', 'pwa/src/editing/dialog.ts:2 beneath'],
  layer: ['pwa/src/offline/cache/answers.ts:1 layer', 'pwa/src/offline/outbox/store/store.ts:2 layer'],
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
  'read-model': [
    'audit/src/index.ts:1 read-model',
    'read-api/src/people/person-queries.ts:6 read-model',
    'read-api/src/people/person-queries.ts:7 read-model',
  ],
};

async function judge(fixture: string): Promise<string[]> {
  const { violations } = await judgeRepository(join(import.meta.dirname, '../fixtures', fixture));
  return violations.map(({ path, line, rule }) => `${path}:${line} ${rule}`).sort();
}

describe('each rule fires', () => {
  test.each(Object.entries(broken))('%s', async (fixture, expected) => {
    expect(await judge(fixture)).toEqual(expected);
  });
});

test('a repository in order breaks none', async () => {
  expect(await judge('in-order')).toEqual([]);
});
