import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { counted, documentOf } from './document.ts';
import { judgeCoverage, NO_TEST, PARTS } from './judge-coverage.ts';
import { rowsIn } from './row.ts';

const root = join(import.meta.dirname, '../../../..');
const fixture = { title: 'Side', rows: 'rows.tsv', document: 'side.md', mayBeOpen: false };
const judgeFixture = (mayBeOpen = false) =>
  judgeCoverage(join(import.meta.dirname, '../../fixtures/spec-coverage'), { ...fixture, mayBeOpen });

test('a row without a test, and one whose test is gone or skipped, is a fault', async () => {
  expect((await judgeFixture()).faults).toEqual([
    '2: the tab is hidden: shown.spec.ts has no test "is skipped" that runs',
    '2: the popup asks: no test shows it',
    '5: at most five: gone.spec.ts is not there',
  ]);
});

test('where rows may be open they are counted and no fault; a test that is gone or skipped still is', async () => {
  const { faults, open } = await judgeFixture(true);
  expect(open).toBe(1);
  expect(faults).toEqual([
    '2: the tab is hidden: shown.spec.ts has no test "is skipped" that runs',
    '5: at most five: gone.spec.ts is not there',
  ]);
});

test('counts and document tell what is shown', async () => {
  const { rows, document } = await judgeFixture();
  expect(counted(rows)).toEqual(['tab: 2 of 2', 'popup: 0 of 1', 'rule: 1 of 1', 'all: 3 of 4']);
  expect(document).toContain('| tab | the tab stands \\| here | `shown.spec.ts` › is shown |');
  expect(document).toContain('| popup | the popup asks | **no test** |');
});

test('a line that is no row is named', () => {
  expect(() => rowsIn('2\ttab\tstands\tx.spec.ts\ty\n2\tthing\tstands')).toThrow('line 2 is no row');
});

describe.each(PARTS.map((part) => [part.document, part] as const))('%s', (_name, part) => {
  // Rows that no test shows yet are counted by the command, which fails until there are none.
  test('is made of the rows as they are, and every test that a row names is there and runs', async () => {
    const { rows, faults, open } = await judgeCoverage(root, part);
    expect(faults.filter((fault) => !fault.endsWith(NO_TEST))).toEqual([]);
    expect(faults).toHaveLength(part.mayBeOpen ? 0 : open);
    expect(await readFile(join(root, part.document), 'utf8')).toBe(documentOf(part.title, rows));
  });
});
