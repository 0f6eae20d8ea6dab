import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const FAILURES = 55;
const table = await readFile(join(root, 'docs/offline-failures.md'), 'utf8');
const rows = [...table.matchAll(/^\| (\d+) \| ([^|]+) \| (.+) \|$/gm)].map(([, number, , shown = '']) => ({
  number: Number(number),
  shown,
}));
const named = rows.flatMap(({ number, shown }) =>
  [...shown.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', name = '']) => ({ number, file, name })),
);

it('lists every failure of the catalogue once, in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: FAILURES }, (_, index) => index + 1));
});

it('names for each the test that makes it happen, or why none can', () => {
  const silent = rows.filter(({ shown }) => !/`[^`]+\.spec\.tsx?` “/.test(shown) && shown.length < 40);
  expect(silent).toEqual([]);
});

it.each(named)('F$number: $file has the test “$name”', async ({ file, name }) => {
  const source = await readFile(join(root, file), 'utf8');
  expect(source.includes(name)).toBe(true);
});
