import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { counted } from './document.ts';
import { judgeCoverage, PARTS } from './judge-coverage.ts';
import { rowsIn } from './row.ts';

const root = join(import.meta.dirname, '../../../..');
const fixture = { title: 'Side', rows: 'rows.tsv', document: 'side.md' };
const judgeFixture = () => judgeCoverage(join(import.meta.dirname, '../../fixtures/spec-coverage'), fixture);

test('a row without a test, and one whose test is gone or skipped, is a fault', async () => {
  expect((await judgeFixture()).faults).toEqual([
    '2: the tab is hidden: shown.spec.ts has no test "is skipped" that runs',
    '2: the popup asks: no test shows it',
    '5: at most five: gone.spec.ts is not there',
  ]);
});

test('counts and document say what is shown', async () => {
  const { rows, document } = await judgeFixture();
  expect(counted(rows)).toEqual(['tab: 2 of 2', 'popup: 0 of 1', 'rule: 1 of 1', 'all: 3 of 4']);
  expect(document).toContain('| tab | the tab stands \\| here | `shown.spec.ts` › is shown |');
  expect(document).toContain('| popup | the popup asks | **no test** |');
});

test('an invalid line is named', () => {
  expect(() => rowsIn('2\ttab\tstands\tx.spec.ts\ty\n2\tthing\tstands')).toThrow('line 2 is no row');
});

describe.each(PARTS.map((part) => [part.document, part] as const))('%s', (_name, part) => {
  test('is generated from the rows, and each names an existing test that runs', async () => {
    const { rows, document, faults } = await judgeCoverage(root, part);
    expect(faults).toEqual([]);
    expect(await readFile(join(root, part.document), 'utf8')).toBe(document);
    expect(rows.length).toBeGreaterThan(500);
  });
});
