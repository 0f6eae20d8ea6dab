import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeDocuments } from './documents.ts';

test('documents name existing files and links', async () => {
  const violations = await judgeDocuments(join(import.meta.dirname, '../fixtures/documents'));
  expect(violations.map(({ path, line, says }) => `${path}:${line} ${says}`)).toEqual([
    'README.md:3 domain/src/gone.ts is not there',
    'README.md:3 docs/gone/ is not there',
    'README.md:4 docs/gone.md is not there',
    'docs/there.md:1 docs/README.md is not there',
  ]);
});

test('the documents of this repository name existing files and links', async () => {
  expect(await judgeDocuments(join(import.meta.dirname, '../../..'))).toEqual([]);
});
